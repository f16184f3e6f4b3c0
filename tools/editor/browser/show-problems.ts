import type { Problem } from '../../../src/check/problem.ts';
import { formatLabel } from '../form-fields.ts';
import type { Verdict } from './check-change.ts';
import { createCloseButton } from './notice.ts';
import { translate } from './words.ts';

const create = (tag: string, text: string, ...children: Node[]) => {
  const element = document.createElement(tag);
  element.textContent = text;
  element.append(...children);
  return element;
};

const explain = ({ message, fix }: Problem) => `${message}. ${fix}`;

/** @returns the names of a field and of the groups around it, as the form has them */
const nameField = (field: string) =>
  field.replace(/[a-z][\w-]*/gi, (name) => translate(name === 'body' ? 'Text' : formatLabel(name)));

const describe = (problem: Problem) =>
  `${problem.field ? `${nameField(problem.field)}: ` : ''}${explain(problem)}`;

/** @returns `sources.1.url` for `sources, item 2, url` */
const toKeyPath = (field: string) =>
  field
    .replace(/,? ?item (\d+)/g, (_, number: string) => `.${Number(number) - 1}`)
    .replace(/, /g, '.');

/** Shows a problem below its field, if the form shows the language of the file. */
function markField(problem: Problem) {
  const { field = '', file } = problem;
  const code = /^[^/]+(?:\/[^/]+)?\/([a-z]{2,3})\//.exec(file)?.[1];
  const panes = [...document.querySelectorAll<HTMLElement>('[data-mode="edit"][data-locale]')];
  const pane = panes.find(({ dataset }) => dataset.locale === code) ?? panes[0];
  const path = CSS.escape(toKeyPath(field));
  const section = pane?.querySelector(`[data-key-path="${path}"]`);
  section?.append(Object.assign(create('p', explain(problem)), { className: 'check-problem' }));
}

const list = (heading: string, problems: Problem[], text: (problem: Problem) => string) =>
  problems.length === 0
    ? []
    : [
        create('h2', heading),
        create('ul', '', ...problems.map((problem) => create('li', text(problem)))),
      ];

/** Removes what an earlier check has shown. */
export function hideProblems() {
  document.getElementById('check-problems')?.remove();
  for (const mark of document.querySelectorAll('.check-problem')) mark.remove();
}

/** Shows the problems of the entry beside their fields and in a list, and those elsewhere below. */
export function showProblems({ own, others }: Pick<Verdict, 'own' | 'others'>) {
  hideProblems();
  for (const problem of own) markField(problem);
  const panel = create(
    'section',
    '',
    createCloseButton(),
    ...list(translate('Not saved'), own, describe),
    ...list(translate('Elsewhere'), others, (problem) => `${problem.file}: ${describe(problem)}`),
  );
  panel.id = 'check-problems';
  panel.setAttribute('role', 'alert');
  document.body.append(panel);
}
