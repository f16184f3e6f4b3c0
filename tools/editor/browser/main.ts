import CMS, { type CmsConfig } from '@sveltia/cms';
import type { Settings } from '../config.ts';
import type { ContentState } from '../content-state.ts';
import { type Ending, formatOf, readForm, writeForm } from '../file-format.ts';
import { AmountControl } from './AmountControl.tsx';
import { describeState, fillBar, locateProblem } from './bar.ts';
import { createColorControl } from './ColorControl.tsx';
import { checkDates, checkEntry, type Entry, type Refusal } from './check-entry.ts';
import { cleanPaste } from './clean-paste.ts';
import { markFields, tellProblems } from './drafts.ts';
import { type Ask, explainDeletion } from './explain-deletion.ts';
import { createFileBlock } from './file-block.ts';
import { guardChanges } from './guard-changes.ts';
import { guardLinks, linkPages, offerPages } from './link-pages.ts';
import { createNumberControl } from './NumberControl.tsx';
import { watchHost } from './watch-host.ts';

/** The editor speaks the language of the browser, as Sveltia CMS does. */
const language = navigator.language.startsWith('de') ? 'de' : 'en';
const settings: Settings = await (await fetch(`settings-${language}.json`)).json();
const { words, api, token } = settings;
const config = settings.config as CmsConfig;
const say = (text: string) => words[text] ?? text;

for (const ending of ['md', 'yaml'] satisfies Ending[])
  CMS.registerCustomFormat(formatOf(ending), ending, {
    fromFile: (text) => readForm(ending, text),
    toFile: (form) => writeForm(ending, form),
  });

CMS.registerEditorComponent(createFileBlock(say));
CMS.registerFieldType('amount', AmountControl);
CMS.registerFieldType('colour', createColorControl(words));
CMS.registerFieldType('file-number', createNumberControl(config));

const check = (entry: Entry) => {
  const dates = checkDates(document.querySelectorAll('input[type="date"]:invalid'), words);
  // For the check of the entry, such a date is missing.
  const isNew = ({ key }: Refusal) => dates.every((date) => date.key !== key);
  return [...dates, ...checkEntry(entry, words).filter(isNew)];
};
CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const found = entry.toJS() as unknown as Entry;
    const refusals = markFields(found, check);
    // What is wrong in two languages is said once.
    const reasons = [...new Set(refusals.map(({ text }) => text))].join('\n');
    // Sveltia CMS shows the cause and saves nothing; what was typed stays.
    if (reasons) throw new Error('saving_failed', { cause: new Error(reasons) });
  },
});

offerPages(settings.pages, words);
guardLinks(
  say(
    'This is no address. Write a part of the name of a page and choose it, or write an address such as https://example.org.',
  ),
);

const ask: Ask = async (path, body) => {
  const headers = { authorization: `token ${token}` };
  return (await fetch(path, { method: 'POST', headers, ...(body && { body }) })).json();
};

if (token) {
  // As if the person had signed in: the token is that of this start of the editor.
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'github', token }));
  new EventSource('state').onmessage = ({ data }) => {
    const state: ContentState = JSON.parse(data);
    fillBar(describeState(state, words, language));
    if (state.problems)
      tellProblems(state.problems.map((problem) => locateProblem(problem, words)));
    offerPages(state.pages, words);
    linkPages(state.pages, say('See it'));
  };
} else {
  CMS.registerEventListener({ name: 'postSave', handler: watchHost(config, api, say) });
}

cleanPaste(say);
const question = 'Leave without saving? What you wrote is offered when you open the entry again.';
const hasDraft = (kind: string) =>
  config.collections?.some(
    (part) =>
      'fields' in part && part.name === kind && part.fields?.some(({ name }) => name === 'draft'),
  ) === true;
explainDeletion(words, say, guardChanges(say(question)), hasDraft, token ? ask : undefined);
document.documentElement.lang = language;
// An item of a list that is let go as soon as it has moved is over another part than before, which takes it, too.
// Otherwise it springs back.
document.addEventListener('dragenter', (event) => event.preventDefault());
// Between two views, Sveltia CMS draws both as pictures, and clicks are lost until it is done.
Object.assign(document, { startViewTransition: undefined });
await CMS.init({ config });
