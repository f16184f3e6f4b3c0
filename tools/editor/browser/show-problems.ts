import type { Problem } from '../../../src/check/problem.ts';
import type { Verdict } from './check-change.ts';
import './show-problems.css';
import { words } from './words.ts';

const create = (tag: string, text: string, ...children: Node[]) => {
  const element = document.createElement(tag);
  element.textContent = text;
  element.append(...children);
  return element;
};

const explain = ({ message, fix }: Problem) => `${message}. ${fix}`;

const describe = (problem: Problem) =>
  `${problem.field ? `${problem.field}: ` : ''}${explain(problem)}`;

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
export function showProblems({ own, others }: Verdict) {
  hideProblems();
  for (const problem of own) markField(problem);
  const close = create('button', '×');
  close.setAttribute('aria-label', words.close);
  close.addEventListener('click', () => panel.remove());
  const panel = create(
    'section',
    '',
    close,
    ...list(words.ownProblems, own, describe),
    ...list(words.otherProblems, others, (problem) => `${problem.file}: ${describe(problem)}`),
  );
  panel.id = 'check-problems';
  panel.setAttribute('role', 'alert');
  document.body.append(panel);
}
