/** Whether the drawings of the site are the firm's tree: `figure` in `brand.yaml`. */
export const hasBanyan = (import.meta.env.FIGURE ?? 'banyan') === 'banyan';
