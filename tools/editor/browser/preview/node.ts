/** What pages use of Node besides files, for the preview in the browser: parts of keys of caches. */

export const hash = () => '';
export const createHash = () => ({ update: () => ({ digest: hash }) });
export const join = (...steps: string[]) => steps.join('/');
export const fileURLToPath = String;
