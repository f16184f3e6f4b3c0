import { readdirSync } from 'node:fs';

/** The firms besides `content/` on which the tests run. */

/** @returns the names of the folders in `examples/` */
export const listExamples = () => readdirSync('examples');

/** Whether a name is the number of a firm that is drawn from the schemas. */
export const isDrawn = (name: string) => /^\d+$/.test(name);
