import type { FoundProblem } from '../content-state.ts';
import { offer, toItem } from './bar.ts';
import type { Say, Words } from './check-entry.ts';
import { parts } from './parts.ts';

/** Asks the server of this machine. */
export type Ask = <Answer>(path: string, body?: string) => Promise<Answer>;

const addLine = (parent: Element, text: string, name = 'p') => {
  const line = document.createElement(name);
  line.textContent = text;
  parent.append(line);
  return line;
};

/**
 * Adds to the question before an entry is deleted which one it is, what would be wrong without it, and
 * what could be done instead. After it, offers the way back.
 * @param hasDraft whether entries of a kind can be taken off the site
 * @param ask undefined on the web, where the history of the repository is the way back
 */
export function explainDeletion(
  words: Words,
  say: Say,
  letGo: () => void,
  hasDraft: (kind: string) => boolean,
  ask?: Ask,
) {
  async function explain(body: Element) {
    const name = document.querySelector(parts.title)?.textContent?.trim() ?? '';
    const note = addLine(body, '', 'div');
    note.className = 'about-deletion';
    addLine(note, name, 'strong');
    if (hasDraft(location.hash.split('/')[2] ?? ''))
      addLine(note, say('To keep it and take it off the site, press Cancel and switch on Draft.'));
    document.querySelector(parts.confirm)?.addEventListener('click', () => {
      letGo();
      const restore = async () => {
        await ask?.('restore');
        location.reload();
      };
      if (ask) offer(`${say('Deleted:')} ${name}`, say('Bring it back'), restore);
    });
    if (!ask) return void addLine(note, say('Links to it stop the next publication.'));
    const line = addLine(note, say('Looking for links to it …'));
    const problems = await ask<FoundProblem[]>('without', location.hash.slice(1));
    line.textContent = say(
      problems.length > 0
        ? 'The site cannot be built without it:'
        : 'The site can be built without it.',
    );
    const list = addLine(note, '', 'ul');
    // How to correct what is not wrong yet would be misleading.
    for (const problem of problems)
      addLine(list, toItem({ ...problem, fix: '' }, words).text, 'li');
  }

  const question = say('Delete this entry');
  new MutationObserver(() => {
    const body = document.querySelector(parts.question);
    const isOurs = body?.closest('[role]')?.textContent.includes(question);
    if (body && isOurs && !body.querySelector('.about-deletion')) explain(body);
  }).observe(document.body, { childList: true, subtree: true });
}
