/** Longitude and latitude in degrees. */
type Place = [longitude: number, latitude: number];

const place = '-?\\d+(\\.\\d+)?,-?\\d+(\\.\\d+)?';

/** Places as content files write them: `74.31,32.81 73.95,32.99`. */
export const pointsPattern = new RegExp(`^${place}( ${place})*$`);

/** @param text that its schema has checked */
export const parsePoints = (text: string) =>
  text.split(' ').map((pair): Place => {
    const [longitude = 0, latitude = 0] = pair.split(',').map(Number);
    return [longitude, latitude];
  });
