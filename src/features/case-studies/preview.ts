const previewLength = 100;

/**
 * Counts code points, so that no character is cut in half.
 * @returns the beginning of a testimonial: its first 100 characters and an ellipsis
 */
export const previewOf = (text: string) => `${[...text].slice(0, previewLength).join('')}…`;
