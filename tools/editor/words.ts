import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The languages of the editor. English has a file only for names that editors would not understand. */
export const editorLanguages = ['en', 'de'] as const;

export type EditorLanguage = (typeof editorLanguages)[number];

/** @returns the texts of the editor by what stands in the program */
export const readWords = (language: EditorLanguage): Record<string, string> =>
  parse(readFileSync(new URL(`words/${language}.yaml`, import.meta.url), 'utf8'));

export type Translate = (text: string) => string;
