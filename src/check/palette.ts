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
import type { Loaded } from '../site/loaded-file.ts';
import type { Site } from '../site/site.ts';
import { fieldProblem } from './entries.ts';
import type { Problem } from './problem.ts';

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

/** @param theme the group of the palette that contains the colours */
function checkTheme(
  entry: Loaded<'brand'>,
  theme: keyof Palette,
  colors: Record<ColorName, string>,
): Problem[] {
  const group = entry.data.palette[theme];
  const meeting = pairs.flatMap(([fronts, backs, minimum]) =>
    fronts.flatMap((front) => backs.map((back) => ({ front, back, minimum }))),
  );
  return meeting.flatMap(({ front, back, minimum }) => {
    const toHex = (name: ColorName) => formatHex(colors[name]) ?? '';
    const contrast = wcagContrast(toHex(front), toHex(back));
    // Print overrides only some colours; the others were compared in the light theme.
    if (contrast >= minimum || !(front in group || back in group)) return [];
    const [changed, other] = front in group ? [front, back] : [back, front];
    const named = other in group ? other : `${other} of the light theme`;
    return fieldProblem(
      entry,
      ['palette', theme, changed],
      `its contrast with ${named} is ${contrast.toFixed(2)} and must be at least ${minimum}`,
      adviseColor(toHex(changed), toHex(other), minimum, named),
    );
  });
}

/** Checks the contrast of text and controls on every background, in each theme and in print. */
export const checkPalette = ({ filesOf }: Site): Problem[] =>
  filesOf('brand').flatMap((entry) => {
    const { light, dark, print } = entry.data.palette;
    return [
      ...checkTheme(entry, 'light', light),
      ...checkTheme(entry, 'dark', dark),
      ...checkTheme(entry, 'print', { ...light, ...print }),
    ];
  });
