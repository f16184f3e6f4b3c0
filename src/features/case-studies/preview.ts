const previewLength = 100;

/**
 * The beginning of a testimonial: its first 100 characters and an ellipsis.
 * Counted in code points, so that no character is cut in half.
 */
export const previewOf = (text: string) => `${[...text].slice(0, previewLength).join('')}…`;
