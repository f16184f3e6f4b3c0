import { parentPort } from 'node:worker_threads';
import { findProblems, findWarnings } from './find-problems.ts';
import { readKeptFields, writeKeptFields } from './kept-fields.ts';
import type { KnownSources } from './read-source.ts';

/** The thread of {@link startCheck}: it sends the problems and, if there are none, the warnings. */
const known: KnownSources = new Map();
await readKeptFields();
const problems = await findProblems('.', known);
parentPort?.postMessage(problems);
if (problems.length === 0) parentPort?.postMessage(await findWarnings('.', known));
await writeKeptFields(known);
