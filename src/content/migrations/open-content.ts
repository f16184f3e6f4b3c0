import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Document, parseDocument } from 'yaml';
import { splitFrontMatter } from '../front-matter.ts';

/** A content folder, with the operations of a migration. */
export interface OpenContent {
  /** Paths of all files with fields, below the folder. */
  list: () => string[];
  has: (file: string) => boolean;
  /**
   * Changes the fields of a file; comments and the Markdown body stay.
   * @param what for the report: `dates are ISO`
   * @param change returns whether anything was changed; if not, the file is not written
   */
  edit: (file: string, what: string, change: (document: Document.Parsed) => boolean) => void;
  /** Writes a new file. */
  create: (file: string, what: string, content: Document | string) => void;
}

const style = { lineWidth: 100, flowCollectionPadding: false };

/** @param report is called for each change: `firm.yaml: the credit is two fields` */
export function openContent(folder: string, report: (line: string) => void): OpenContent {
  const has = (file: string) => existsSync(join(folder, file));
  return {
    has,
    list: () =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(md|yaml)$/.test(file))
        .sort(),
    edit(file, what, change) {
      const text = readFileSync(join(folder, file), 'utf8');
      const { start = '', yaml = text, end = '', body = '' } = splitFrontMatter(text) ?? {};
      const document = parseDocument(yaml);
      if (document.errors.length > 0)
        throw new Error(`${folder}/${file} cannot be read: run npm run check first.`);
      if (!change(document)) return;
      writeFileSync(join(folder, file), `${start}${document.toString(style)}${end}${body}`);
      report(`${file}: ${what}`);
    },
    create(file, what, content) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      const text = typeof content === 'string' ? content : content.toString(style);
      writeFileSync(join(folder, file), text, { flag: 'wx' });
      report(`${file}: ${what}`);
    },
  };
}
