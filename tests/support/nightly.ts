/** `npm run nightly` makes more runs of each property and opens every page under every condition. */
export const isNightly = process.env.NIGHTLY === 'yes';
