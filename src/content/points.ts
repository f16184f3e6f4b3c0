/** Longitude and latitude in degrees. */
type Point = [longitude: number, latitude: number];

const point = '-?\\d+(\\.\\d+)?,-?\\d+(\\.\\d+)?';

/** Points as written in content files: `74.31,32.81 73.95,32.99`. */
export const pointsPattern = new RegExp(`^${point}( ${point})*$`);

/** @param text validated by its schema */
export const parsePoints = (text: string) =>
  text.split(' ').map((pair): Point => {
    const [longitude = 0, latitude = 0] = pair.split(',').map(Number);
    return [longitude, latitude];
  });
