import { type Advice, advise, type Problem } from '../content/problem.ts';

/** Elements allowed in a drawing: shapes and groups. */
const elements = ['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];

const paint = /^(none|currentColor|var\(--color-mark\)|#[\da-f]{3}|#[\da-f]{6})$/i;
const plain = /^[\w\s.,()%+-]*$/;

/** Attributes with plain numbers and words. */
const plainAttributes = [
  ...['d', 'points', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry'],
  ...['width', 'height', 'transform', 'opacity', 'fill-opacity', 'fill-rule'],
  ...['stroke-width', 'stroke-opacity', 'stroke-linecap', 'stroke-linejoin'],
  ...['stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset'],
];

/** Everything else is rejected, because it could run or load something. */
const attributes: Record<string, RegExp> = {
  ...Object.fromEntries(plainAttributes.map((name) => [name, plain])),
  fill: paint,
  stroke: paint,
};

const rootAttributes: Record<string, RegExp> = {
  ...attributes,
  xmlns: /^http:\/\/www\.w3\.org\/2000\/svg$/,
  viewBox: /^-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+$/,
};

const token =
  /^(?:\s+|<\?xml[^>]*\?>|<!--[\s\S]*?-->|<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>)/;
const attribute = /([\w:-]+)="([^"]*)"/g;

function checkTag(
  name: string,
  written: string,
  isRoot: boolean,
  practices: readonly string[] | undefined,
  isWide: boolean,
): Advice | undefined {
  if (!isRoot && !elements.includes(name))
    return advise(
      `the element ${name} is not allowed`,
      `Draw only with ${elements.join(', ')}: convert text to paths, and flatten gradients and masks.`,
    );
  for (const [, key = '', value = ''] of written.matchAll(attribute)) {
    const isGroupName = practices && name === 'g' && key === 'id';
    if (isGroupName && !practices.includes(value))
      return advise(
        `no practice has the address "${value}", the id of a group`,
        `Delete the id, or write the address of the practice that the group stands for: ${practices.join(', ')}.`,
      );
    if (!isGroupName && !(isRoot ? rootAttributes : attributes)[key]?.test(value))
      return advise(
        `the attribute ${key}="${value}" is not allowed`,
        `Delete or correct it. Allowed are numbers and words in ${plainAttributes.join(', ')}; and fill and stroke with a colour such as #1a2b3c, currentColor for the accent, or var(--color-mark) for the second colour.`,
      );
  }
  if (!isRoot || practices || isWide) return undefined;
  const [, , width, height] = /\bviewBox="([^"]*)"/.exec(written)?.[1]?.split(' ') ?? [];
  return width !== undefined && width === height
    ? undefined
    : advise(
        'the mark is not square',
        'Give svg a viewBox of equal width and height, such as "0 0 32 32".',
      );
}

/**
 * Checks that a drawing can be part of every page and icon: it consists only of shapes, and neither runs
 * nor loads anything. A mark is also square.
 * @param text of the SVG file
 * @param isWide for a logo, which need not be square
 * @param practices of a figure: the addresses that its groups may have as ids, to stand for a practice
 */
export function checkDrawing(
  file: string,
  text: string,
  practices?: readonly string[],
  isWide = false,
): Problem[] {
  const open: string[] = [];
  let rest = text.replace(/^\uFEFF/, '');
  let isDone = false;
  const report = (advice: Advice): Problem[] => [
    { file, line: text.slice(0, text.length - rest.length).split('\n').length, ...advice },
  ];
  const unreadable = advise(
    'the file cannot be read as a drawing',
    'Save it again as a plain SVG, with double quotes around values and no text.',
  );
  while (rest !== '') {
    const [all, end, name, written = '', closed] = token.exec(rest) ?? [];
    if (all === undefined) return report(unreadable);
    if (name !== undefined) {
      const isRoot = open.length === 0;
      if ((isRoot && (isDone || name !== 'svg')) || (end && open.pop() !== name))
        return report(unreadable);
      const advice = end ? undefined : checkTag(name, written, isRoot, practices, isWide);
      if (advice) return report(advice);
      if (!end && !closed) open.push(name);
      isDone = open.length === 0;
    }
    rest = rest.slice(all.length);
  }
  return isDone ? [] : report(unreadable);
}
