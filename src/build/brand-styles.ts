import { formatHex, formatHex8, interpolate, parse, wcagContrast } from '../content/culori.ts';
import type { BrandData, Palette } from '../content/kinds/brand.ts';

/** @returns `accent-strong` for `accentStrong` */
const formatName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Colours as all browsers know them. */
const toHex = <Colors extends Record<string, string>>(colors: Colors) =>
  Object.fromEntries(
    Object.entries(colors).map(([name, value]) => [name, formatHex(value) ?? value]),
  ) as Colors;

const declare = (colors: Record<string, string>) =>
  Object.entries(colors)
    .map(([name, value]) => `--color-${formatName(name)}: ${value};`)
    .join('\n');

const fade = (value: string, alpha: number) => {
  const color = parse(value);
  return color ? formatHex8({ ...color, alpha }) : value;
};

/**
 * Variables used only in the styles of single pages: in @theme, Tailwind would drop them as unused.
 */
function declareRare({ land, shadow, paper, ink, muted, rule, danger }: Palette['light']) {
  return `:root {
--shadow-header: 0 1px 0 var(--color-rule), 0 8px 24px -16px ${fade(shadow, 0.35)};
--shadow-panel: 0 0 0 1px var(--color-rule), 0 16px 40px -20px ${fade(shadow, 0.45)};
--color-land: ${land};
--sheet-paper: ${paper};
--sheet-ink: ${ink};
--sheet-muted: ${muted};
--sheet-rule: ${rule};
--sheet-stamp: ${danger};
--shadow-sheet: 0.5rem -0.5rem 0 ${rule}, 0.5rem 0 0 ${rule};
}`;
}

/**
 * Shade on sheets in the dark theme, yellow enough that no paper turns pink beside a red field, and its
 * shares from much to little.
 */
const shade = 'oklch(0.25 0.08 98)';
const shares = [0.2, 0.15, 0.1, 0.05];

/** Sheets in the dark theme: warm paper as dark as a contrast of 7:1 with ink and stamp allows. */
function declareDimmed({ light: { paper: light, ink, danger } }: Palette) {
  const mix = interpolate([light, shade], 'oklab');
  const isClear = (part: number) =>
    [ink, danger].every((color) => wcagContrast(mix(part), color) >= 7);
  const share = shares.find(isClear) ?? 0;
  const [paper, rule] = [formatHex(mix(share)), formatHex(mix(share + 0.15))];
  return `--sheet-paper: ${paper};
--sheet-muted: ${ink};
--sheet-rule: ${rule};
--shadow-sheet: 0.5rem -0.5rem 0 ${rule}, 0.5rem 0 0 ${rule};`;
}

/**
 * The colours of drawings where the visitor's system forces its own. Browsers force them on
 * everything else; a drawing would be dark on dark, with its hollow marks filled.
 */
const forced = declare({
  paper: 'Canvas',
  ink: 'CanvasText',
  rule: 'GrayText',
  edge: 'CanvasText',
  accent: 'CanvasText',
  mark: 'Highlight',
  focus: 'Highlight',
  land: 'Canvas',
  field: 'Canvas',
  'on-field': 'CanvasText',
  'on-field-muted': 'CanvasText',
  'field-rule': 'GrayText',
  'field-mark': 'Highlight',
});

/** @returns the style sheet of `content/brand/brand.yaml`, for Tailwind */
export function buildBrandStyles({ palette: written }: BrandData) {
  const { light: all, dark } = written;
  const palette = { ...written, light: toHex(all), dark: toHex(dark) };
  const { land: _land, shadow: _shadow, ...light } = palette.light;
  return `@theme {
${declare(light)}
}
${declareRare(palette.light)}
/* On screens only: print is always light. */
@media screen {
.dark {
${declare(palette.dark)}
${declareDimmed(palette)}
}
}
@media (forced-colors: active) {
svg {
${forced}
}
}
/* What is quieter than the text is as dark as the text for those who ask for more contrast. */
@media screen and (prefers-contrast: more) {
:root, .dark {
--color-muted: var(--color-ink);
--color-rule: var(--color-edge);
}
}
`;
}

/** @returns the style sheet of the brand on paper */
export const buildBrandPrintStyles = ({ palette }: BrandData) =>
  `:root {\n${declare(toHex(palette.print))}\n}\n`;
