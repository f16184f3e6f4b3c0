import {
  type Color,
  formatCss,
  formatHex,
  oklch,
  round,
  wcagContrast,
  wcagLuminance,
} from 'culori';
import type { ColorName } from '../content/brand.ts';
import type { Palette } from '../content/kinds/brand.ts';
import type { Source } from '../site/source.ts';
import { type Entry, fieldProblem, pick } from './entries.ts';
import type { Problem } from './problem.ts';

const backgrounds = ['paper', 'raised', 'sunken'] as const;
const texts = ['ink', 'muted', 'accent', 'accentStrong', 'danger'] as const;
const controls = ['edge', 'focus'] as const;

type Pair = readonly [front: ColorName, back: ColorName, minimum: number];

/** Colours that meet on the site. Text needs 7:1 (WCAG 2.2 AAA, 1.4.6), controls 3:1 (1.4.11). */
const pairs: Pair[] = [
  ...backgrounds.flatMap((back) => [
    ...texts.map((front): Pair => [front, back, 7]),
    ...controls.map((front): Pair => [front, back, 3]),
  ]),
  ...(['field', 'soil'] as const).flatMap((back): Pair[] => [
    ['onField', back, 7],
    ['onFieldMuted', back, 7],
    ['fieldMark', back, 3],
  ]),
  ['onAccent', 'accent', 7],
  ['onAccent', 'accentStrong', 7],
  ['onMark', 'mark', 7],
  ['onMark', 'markStrong', 7],
];

const step = 0.005;

/**
 * @returns the nearest lightness with enough contrast, as a CSS colour; undefined if there is none
 */
function findNearest(front: string, back: string, minimum: number) {
  const color = oklch(front) as Extract<Color, { mode: 'oklch' }>;
  const direction = wcagLuminance(front) < wcagLuminance(back) ? -1 : 1;
  for (let l = color.l; l >= 0 && l <= 1; l += direction * step) {
    const rounded = { ...color, l: round(3)(l), c: round(3)(color.c), h: round(0)(color.h ?? 0) };
    if (wcagContrast(formatHex(rounded), back) >= minimum) return formatCss(rounded);
  }
  return undefined;
}

/** @param theme the group of the palette that contains the colours */
function checkTheme(
  entry: Entry<'brand'>,
  theme: keyof Palette,
  colors: Record<ColorName, string>,
): Problem[] {
  const group = entry.data.palette[theme];
  return pairs.flatMap(([front, back, minimum]) => {
    // Print overrides only some colours; the others were compared in the light theme.
    if (!(front in group) && !(back in group)) return [];
    const [frontHex = '', backHex = ''] = [colors[front], colors[back]].map((color) =>
      formatHex(color),
    );
    const contrast = wcagContrast(frontHex, backHex);
    if (contrast >= minimum) return [];
    const changed = front in group ? front : back;
    const [from, against] = changed === front ? [frontHex, backHex] : [backHex, frontHex];
    const change = wcagLuminance(from) < wcagLuminance(against) ? 'darker' : 'lighter';
    const nearest = findNearest(from, against, minimum);
    const other = changed === front ? back : front;
    return [
      fieldProblem(
        entry,
        ['palette', theme, changed],
        `its contrast with ${other} is ${contrast.toFixed(2)} and must be at least ${minimum}`,
        nearest
          ? `Make it ${change}: ${nearest} has enough contrast.`
          : `Change ${other}: no lightness of this colour has enough contrast.`,
      ),
    ];
  });
}

/** Checks the contrast of text and controls on every background, in each theme and in print. */
export const checkPalette = (entries: Source[]): Problem[] =>
  pick(entries, 'brand').flatMap((entry) => {
    const { light, dark, print } = entry.data.palette;
    return [
      ...checkTheme(entry, 'light', light),
      ...checkTheme(entry, 'dark', dark),
      ...checkTheme(entry, 'print', { ...light, ...print }),
    ];
  });
