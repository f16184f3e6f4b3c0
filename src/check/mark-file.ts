import type { Problem } from './problem.ts';

/** Elements allowed in a mark: shapes and groups. */
const elements = ['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];

const paint = /^(none|currentColor|var\(--color-mark\)|#[\da-f]{3}|#[\da-f]{6})$/i;
const plain = /^[\w\s.,()%+-]*$/;

/**
 * The allowed attributes and their values. Everything else is rejected, because it could run or
 * load something.
 */
const attributes: Record<string, RegExp> = {
  ...Object.fromEntries(
    [
      ...['d', 'points', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry'],
      ...['width', 'height', 'transform', 'opacity', 'fill-opacity', 'fill-rule'],
      ...['stroke-width', 'stroke-opacity', 'stroke-linecap', 'stroke-linejoin'],
      ...['stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset'],
    ].map((name) => [name, plain]),
  ),
  fill: paint,
  stroke: paint,
};

const rootAttributes: Record<string, RegExp> = {
  ...attributes,
  xmlns: /^http:\/\/www\.w3\.org\/2000\/svg$/,
  viewBox: /^-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+$/,
};

const tag = /^<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/;
const attribute = /([\w:-]+)="([^"]*)"/g;
const skipped = /^(?:\s+|<\?xml[^>]*\?>|<!--[\s\S]*?-->)/;

type Finding = Pick<Problem, 'message' | 'fix'>;

const paintFix =
  'Write a colour such as #1a2b3c, or currentColor for the accent, or var(--color-mark) for the second colour.';

function checkGroupName(id: string, practices: readonly string[]): Finding | undefined {
  if (practices.includes(id)) return undefined;
  return {
    message: `no practice has the address "${id}", the id of a group`,
    fix: `Delete the id, or write the address of the practice that the group stands for: ${practices.join(', ')}.`,
  };
}

function checkTag(
  name: string,
  written: string,
  isRoot: boolean,
  practices: readonly string[] | undefined,
): Finding | undefined {
  if (isRoot ? name !== 'svg' : !elements.includes(name))
    return {
      message: isRoot ? 'the file does not begin with svg' : `the element ${name} is not allowed`,
      fix: `Draw the mark only with ${elements.join(', ')}: convert text to paths, and flatten gradients and masks.`,
    };
  const allowed = isRoot ? rootAttributes : attributes;
  for (const [, key = '', value = ''] of written.matchAll(attribute)) {
    if (practices && name === 'g' && key === 'id') {
      const finding = checkGroupName(value, practices);
      if (finding) return finding;
      continue;
    }
    const pattern = allowed[key];
    if (!pattern)
      return {
        message: `the attribute ${key} is not allowed`,
        fix: `Delete it. Allowed are: ${Object.keys(allowed).join(', ')}.`,
      };
    if (!pattern.test(value))
      return {
        message: `the value "${value}" of ${key} is not allowed`,
        fix: pattern === paint ? paintFix : 'Write plain numbers and words.',
      };
  }
  return undefined;
}

function checkSquare(written: string): Finding | undefined {
  const viewBox = /\bviewBox="([^"]*)"/.exec(written)?.[1];
  const [, , width, height] = viewBox?.split(' ').map(Number) ?? [];
  if (viewBox !== undefined && width === height && Number(width) > 0) return undefined;
  const message = viewBox === undefined ? 'svg has no viewBox' : 'the mark is not square';
  return { message, fix: 'Give svg a viewBox of equal width and height, such as "0 0 32 32".' };
}

/**
 * Checks that a mark can be part of every page and icon: it is square, consists only of shapes, and
 * neither runs nor loads anything.
 * @param text of the SVG file
 * @param practices for a figure, which need not be square: the addresses that its groups may have
 * as ids, to stand for a practice
 */
export function checkMark(file: string, text: string, practices?: readonly string[]): Problem[] {
  const open: string[] = [];
  let rest = text.replace(/^\uFEFF/, '');
  let isDone = false;
  const report = (finding: Finding): Problem[] => [
    { file, line: text.slice(0, text.length - rest.length).split('\n').length, ...finding },
  ];
  while (rest !== '') {
    const gap = skipped.exec(rest);
    if (gap) {
      rest = rest.slice(gap[0].length);
      continue;
    }
    const [all, end, name = '', written = '', closed] = tag.exec(rest) ?? [];
    const isRoot = open.length === 0;
    if (all === undefined || (isRoot && isDone) || (end && open.pop() !== name))
      return report({
        message: 'the file cannot be read as a drawing',
        fix: 'Save it again as a plain SVG, with double quotes around values and no text.',
      });
    if (!end) {
      const finding =
        checkTag(name, written, isRoot, practices) ??
        (isRoot && !practices ? checkSquare(written) : undefined);
      if (finding) return report(finding);
      if (!closed) open.push(name);
    }
    isDone = open.length === 0;
    rest = rest.slice(all.length);
  }
  return isDone
    ? []
    : report({ message: 'the drawing is not complete', fix: 'Save it again as a plain SVG.' });
}
