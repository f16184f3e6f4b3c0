import type { EditorComponentDefinition } from '@sveltia/cms';
import type { Say } from './check-entry.ts';

const writeLink = ({ file = '', text = '' }: Record<string, string>) => `[${text}](${file})`;

/** @returns a file to download in a text: a link in a paragraph of its own */
export const createFileBlock = (say: Say): EditorComponentDefinition => ({
  id: 'file',
  label: say('File to download'),
  icon: 'attach_file',
  trigger: 'button',
  mode: 'dialog',
  summary: '{{text}}',
  fields: [
    { name: 'file', label: say('File'), widget: 'file', choose_url: false },
    { name: 'text', label: say('What it is'), widget: 'string' },
  ],
  // What is not saved yet has an address of the browser.
  pattern: /^\[(?<text>[^\]\n]+)\]\((?<file>(?:\.\/|blob:)[^)\s]+)\)$/m,
  toBlock: writeLink,
  toPreview: writeLink,
});
