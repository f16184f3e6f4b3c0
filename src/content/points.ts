/** Longitude and latitude in degrees. */
type Place = [longitude: number, latitude: number];

const place = '-?\\d+(\\.\\d+)?,-?\\d+(\\.\\d+)?';

/** Places as written in content files: `74.31,32.81 73.95,32.99`. */
export const pointsPattern = new RegExp(`^${place}( ${place})*$`);

/** @param text validated by its schema */
export const parsePoints = (text: string) =>
  text.split(' ').map((pair): Place => {
    const [longitude = 0, latitude = 0] = pair.split(',').map(Number);
    return [longitude, latitude];
  });
