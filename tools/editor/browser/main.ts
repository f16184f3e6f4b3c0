import CMS, { type CmsConfig } from '@sveltia/cms';
import type { Settings } from '../config.ts';
import { type Ending, formatOf, readForm, writeForm } from '../file-format.ts';
import { checkEntry, type Entry } from './check-entry.ts';
import { cleanPaste } from './clean-paste.ts';
import { NumberControl, noteNumber } from './NumberControl.tsx';

/** The editor speaks the language of the browser, as Sveltia CMS does. */
const language = navigator.language.startsWith('de') ? 'de' : 'en';
const { config, words }: Settings = await (await fetch(`settings-${language}.json`)).json();

for (const ending of ['md', 'yaml'] satisfies Ending[])
  CMS.registerCustomFormat(formatOf(ending), ending, {
    fromFile: (text) => readForm(ending, text),
    toFile: (form) => writeForm(ending, form),
  });

CMS.registerFieldType('file-number', NumberControl);

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    // Such as 31 February.
    const isDateLost = document.querySelector('input[type="date"]:invalid') !== null;
    const reasons = checkEntry(entry.toJS() as unknown as Entry, words, isDateLost);
    // Sveltia CMS shows the cause and saves nothing; what was typed stays.
    if (reasons) throw new Error('saving_failed', { cause: new Error(reasons) });
  },
});
CMS.registerEventListener({
  name: 'postSave',
  handler: ({ entry }) => noteNumber(String(entry.get('path'))),
});
cleanPaste();

document.documentElement.lang = language;
await CMS.init({ config: config as CmsConfig });
