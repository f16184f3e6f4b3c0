import { readFileSync } from 'node:fs';

const blocks = { light: /@theme \{([^}]*)\}/, dark: /\.dark \{([^}]*)\}/ } as const;

/**
 * From OKLCH to sRGB, by CSS Color 4, section 10 (Ottosson's matrices); what lies outside sRGB
 * is clipped.
 * @param lightness 0 to 1
 * @param hue in degrees
 * @returns such as `#14211b`
 */
export function toHex(lightness: number, chroma: number, hue: number) {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = linear.map((value) => {
    const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(255 * Math.min(1, Math.max(0, encoded)));
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * A colour of `src/styles/tokens.css` where no style sheet reaches: pictures, icons, the
 * manifest, the colour of the browser's bar.
 * @param name such as `paper`
 * @throws where the theme has no such colour
 */
export function getTokenColor(name: string, theme: keyof typeof blocks = 'light') {
  const block = blocks[theme].exec(readFileSync('src/styles/tokens.css', 'utf8'))?.[1] ?? '';
  const value = new RegExp(`--color-${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(block);
  if (!value) throw new Error(`src/styles/tokens.css has no ${theme} colour ${name}`);
  return toHex(Number(value[1]), Number(value[2]), Number(value[3]));
}
