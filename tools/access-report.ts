import { writeFileSync } from 'node:fs';
import { readAccount } from './access/read-account.ts';
import { buildReport, readProduct, reportFile } from './access/report.ts';

/** Writes the accessibility conformance report. */

writeFileSync(reportFile, buildReport(readAccount(), readProduct()));
console.log(`Written: ${reportFile}`);
