/** @returns a length as a share of the whole, for a drawing that is stretched */
export const percent = (length: number, whole: number) =>
  `${Math.round((1000 * length) / whole) / 10}%`;
