import { quote } from '../../src/check/problem.ts';
import type { TextFile } from '../../src/site/source.ts';
import { locate } from '../../src/site/source.ts';
import type { Finding } from './finding.ts';
import { sampleWords } from './samples.ts';

const unfinished =
  /(?<=^#.*\b)to be (?:confirmed|completed)\b|\b(?:TODO|TBD|FIXME|XXX|lorem ipsum)\b/;

const why = 'Visitors and courts read the text as it is published.';

/** Finds to-do notes, including those in comments, and legal texts that mention samples. */
export const findUnfinished = (files: TextFile[]): Finding[] =>
  files.flatMap(({ path: file, text }) =>
    text.split('\n').flatMap((lineText, index): Finding[] => {
      const line = index + 1;
      const note = unfinished.exec(lineText)?.[0];
      if (note) {
        const message = `a note says ${quote(note)}`;
        const fix = 'Settle it, write the decision, and delete the note.';
        return [{ file, line, message, fix, rule: 'unfinished', why }];
      }
      if (locate(file)?.kind !== 'legal' || !sampleWords.test(lineText)) return [];
      const message = 'the legal text mentions samples';
      const fix = 'Write what is true without the samples.';
      return [{ file, line, message, fix, rule: 'sample-words', why }];
    }),
  );
