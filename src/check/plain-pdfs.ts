import { readFile } from 'node:fs/promises';
import type { Advice, Problem } from '../content/problem.ts';
import { problemIn } from './file-problems.ts';

/** @returns what a reader misses in a PDF; undefined if nothing */
async function describePdf(data: Uint8Array): Promise<Advice | undefined> {
  // Large, and few sites offer a PDF.
  const { getDocumentProxy } = await import('unpdf');
  const pdf = await getDocumentProxy(data, { verbosity: 0 }).catch(() => undefined);
  if (!pdf)
    return {
      message: 'the file cannot be opened as a PDF without a password',
      fix: 'Export it again, without protection.',
    };
  const [{ info, metadata }, marks] = await Promise.all([pdf.getMetadata(), pdf.getMarkInfo()]);
  const hasTitle = ('Title' in info && info.Title) || metadata?.get('dc:title');
  const missing = [...(hasTitle ? [] : ['title']), ...(marks?.Marked ? [] : ['tags'])];
  if (missing.length === 0) return undefined;
  return {
    message: `the PDF has no ${missing.join(' and no ')}, so that screen readers cannot name it or read it in order`,
    fix: 'Set a title in the properties of the document, and export it as a tagged PDF (PDF/UA).',
  };
}

/** Finds PDFs for download that people who use a screen reader cannot use well. */
export async function findPlainPdfs(paths: string[]): Promise<Problem[]> {
  const found = paths
    .filter((path) => /\.pdf$/i.test(path))
    .map(async (file) =>
      problemIn({ file }, await describePdf(new Uint8Array(await readFile(file)))),
    );
  return (await Promise.all(found)).flat();
}
