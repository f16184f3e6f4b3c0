import type { Color } from 'culori';
import { formatCss, formatHex, oklch, round, wcagContrast, wcagLuminance } from '../culori.ts';
import { quote, type Report } from '../problem.ts';
import type { ColorName, Palette } from './brand.ts';

/** Colours that meet on the site: text needs 7:1 (WCAG 2.2 AAA, 1.4.6), controls 3:1 (1.4.11). */
const pairs: [fronts: ColorName[], backs: ColorName[], minimum: number][] = [
  [['ink', 'muted', 'accent', 'accentStrong', 'danger'], ['paper', 'raised', 'sunken'], 7],
  [['edge', 'focus'], ['paper', 'raised', 'sunken'], 3],
  [['onField', 'onFieldMuted'], ['field', 'soil'], 7],
  [['fieldMark'], ['field', 'soil'], 3],
  [['onAccent'], ['accent', 'accentStrong'], 7],
  [['onMark'], ['mark', 'markStrong'], 7],
];

const step = 0.005;

/** @returns the nearest lightness with enough contrast, and what to do if there is none */
function adviseColor(front: string, back: string, minimum: number, other: string) {
  const color = oklch(front) as Extract<Color, { mode: 'oklch' }>;
  const isDarker = wcagLuminance(front) < wcagLuminance(back);
  for (let l = color.l; l >= 0 && l <= 1; l += isDarker ? -step : step) {
    const rounded = { ...color, l: round(3)(l), c: round(3)(color.c), h: round(0)(color.h ?? 0) };
    if (wcagContrast(formatHex(rounded), back) >= minimum)
      return `Make it ${isDarker ? 'darker' : 'lighter'}: ${formatCss(rounded)} has enough contrast.`;
  }
  return `Change ${other}: no lightness of this colour has enough contrast.`;
}

type Colors = Record<ColorName, string>;

const toHex = (color: string) => formatHex(color) ?? '';

const compareColors = (colors: Colors) =>
  pairs.flatMap(([fronts, backs, minimum]) =>
    fronts.flatMap((front) =>
      backs.map((back) => {
        const own = toHex(colors[front]);
        const other = toHex(colors[back]);
        return { front, back, minimum, contrast: own && other ? wcagContrast(own, other) : 0 };
      }),
    ),
  );

const describeContrast = (other: string, contrast: number, minimum: number) =>
  `its contrast with ${other} is ${contrast.toFixed(2)} and must be at least ${minimum}`;

/** @returns the worst contrast of a colour with those that it meets, if it meets any, and whether it is enough */
export function findContrast(colors: Colors, name: ColorName) {
  const [worst] = compareColors(colors)
    .filter(({ front, back, contrast }) => contrast > 0 && [front, back].includes(name))
    .sort((a, b) => a.contrast / a.minimum - b.contrast / b.minimum);
  if (!worst) return undefined;
  const { front, back, contrast, minimum } = worst;
  const message = describeContrast(quote(front === name ? back : front), contrast, minimum);
  return { message, isEnough: contrast >= minimum };
}

/** @param theme the group of the palette that contains the colours */
function checkTheme(palette: Palette, theme: keyof Palette, colors: Colors, report: Report) {
  const group = palette[theme];
  for (const { front, back, minimum, contrast } of compareColors(colors)) {
    // Print overrides only some colours; the others were compared in the light theme.
    if (contrast >= minimum || !(front in group || back in group)) continue;
    const [changed, other] = front in group ? [front, back] : [back, front];
    const named = other in group ? quote(other) : `${quote(other)} of the light theme`;
    report(
      ['palette', theme, changed],
      describeContrast(named, contrast, minimum),
      adviseColor(toHex(colors[changed]), toHex(colors[other]), minimum, named),
    );
  }
}

/** Checks the contrast of text and controls on every background, in each theme and in print. */
export function checkPalette(palette: Palette, report: Report) {
  const { light, dark, print } = palette;
  checkTheme(palette, 'light', light, report);
  checkTheme(palette, 'dark', dark, report);
  checkTheme(palette, 'print', { ...light, ...print }, report);
}
