import { SaxesParser, type SaxesTagPlain } from 'saxes';
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
const attributes = new Map<string, RegExp>([
  ...plainAttributes.map((name) => [name, plain] as const),
  ['fill', paint],
  ['stroke', paint],
]);

const rootAttributes = new Map([
  ...attributes,
  ['xmlns', /^http:\/\/www\.w3\.org\/2000\/svg$/],
  ['viewBox', /^-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+$/],
]);

function checkTag(
  { name, attributes: written }: SaxesTagPlain,
  isRoot: boolean,
  practices: readonly string[] | undefined,
  isWide: boolean,
): Advice | undefined {
  if (!isRoot && !elements.includes(name))
    return advise(
      `the element ${name} is not allowed`,
      `Draw only with ${elements.join(', ')}: convert text to paths, and flatten gradients and masks.`,
    );
  for (const [key, value] of Object.entries(written)) {
    const isGroupName = practices && name === 'g' && key === 'id';
    if (isGroupName && !practices.includes(value))
      return advise(
        `no practice has the address "${value}", the id of a group`,
        `Delete the id, or write the address of the practice that the group stands for: ${practices.join(', ')}.`,
      );
    if (!isGroupName && !(isRoot ? rootAttributes : attributes).get(key)?.test(value))
      return advise(
        `the attribute ${key}="${value}" is not allowed`,
        `Delete or correct it. Allowed are numbers and words in ${plainAttributes.join(', ')}; and fill and stroke with a colour such as #1a2b3c, currentColor for the accent, or var(--color-mark) for the second colour.`,
      );
  }
  if (!isRoot || practices || isWide) return undefined;
  const [, , width, height] = written.viewBox?.split(' ') ?? [];
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
  const found: Problem[] = [];
  let isRoot = true;
  const parser = new SaxesParser();
  const report = (advice: Advice | undefined) => {
    if (advice) found.push({ file, line: parser.line, ...advice });
  };
  const refuse = () =>
    report(
      advise('the file cannot be read as a drawing', 'Save it again as a plain SVG without text.'),
    );
  for (const event of ['error', 'doctype', 'cdata', 'processinginstruction'] as const)
    parser.on(event, refuse);
  parser.on('text', (letters) => {
    if (letters.trim()) refuse();
  });
  parser.on('opentag', (tag) => {
    if (isRoot && tag.name !== 'svg') refuse();
    else report(checkTag(tag, isRoot, practices, isWide));
    isRoot = false;
  });
  parser.write(text.replace(/^\uFEFF/, '')).close();
  return found.slice(0, 1);
}
