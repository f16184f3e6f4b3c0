import { formatUtterance, landmarks, type Utterance } from './speech.ts';

const controls = new Set(
  'link button DisclosureTriangle image radio checkbox textbox searchbox combobox'.split(' '),
);

/**
 * Whether an utterance must not be repeated. A landmark may be named by the heading that follows,
 * and a breadcrumb ends with the current page, whose heading follows: both are WAI-ARIA patterns.
 */
const isItem = ({ role, name, states }: Utterance) =>
  name !== '' &&
  !states.includes('current page') &&
  (controls.has(role) || ['heading', 'text', 'status', 'alert'].includes(role));

function findRepeated(said: Utterance[]) {
  return said.flatMap((utterance, index) => {
    const next = said[index + 1];
    const isTwice = next && isItem(utterance) && isItem(next) && next.name === utterance.name;
    return isTwice ? [`"${utterance.name}" is said twice in a row`] : [];
  });
}

function findNameless(said: Utterance[]) {
  const mustHaveName = ({ role }: Utterance) => controls.has(role) || role === 'heading';
  return said
    .filter((utterance) => utterance.role === 'listitem' || mustHaveName(utterance))
    .filter(({ name }) => name === '')
    .map((utterance) => `"${formatUtterance(utterance).trim()}" has no name`);
}

/** For example, a heading whose name lacks its number but begins with the dot after it. */
const findCutNames = (said: Utterance[]) =>
  said
    .filter(({ role, name }) => (controls.has(role) || role === 'heading') && /^[.,;:)]/.test(name))
    .map((utterance) => `"${formatUtterance(utterance).trim()}" starts in the middle`);

function findSkippedLevels(said: Utterance[]) {
  let last = 0;
  return said.flatMap(({ level = 0, name }) => {
    if (level === 0) return [];
    const isSkipped = level > last + 1;
    last = level;
    return isSkipped ? [`the heading "${name}" of level ${level} skips a level`] : [];
  });
}

function findUnclearLandmarks(said: Utterance[]) {
  const byRole = Map.groupBy(
    said.filter(({ role }) => landmarks.has(role)),
    ({ role }) => role,
  );
  return [...byRole].flatMap(([role, found]) => {
    const names = new Set(found.map(({ name }) => name));
    const isClear = found.length === 1 || (!names.has('') && names.size === found.length);
    const list = found.map(({ name }) => `"${name}"`).join(', ');
    return isClear ? [] : [`the landmarks ${role} cannot be told apart: ${list}`];
  });
}

/** @returns the problems of a page as read by a screen reader, one sentence each */
export const findSpeechProblems = (said: Utterance[]) => [
  ...findRepeated(said),
  ...findNameless(said),
  ...findCutNames(said),
  ...findSkippedLevels(said),
  ...findUnclearLandmarks(said),
];
