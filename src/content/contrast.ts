/** Linear-light red, green and blue of sRGB, 0 to 1 each. */
type Rgb = [red: number, green: number, blue: number];

const clip = (value: number) => Math.min(1, Math.max(0, value));

/** OKLCH to linear sRGB, by the matrices of Björn Ottosson (bottosson.github.io/posts/oklab). */
function toRgb(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Transfer function of sRGB (IEC 61966-2-1), as WCAG 2.2 uses it. */
const toLinear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/**
 * @param color `oklch(0.4 0.02 165)`, its lightness also in %, or `#rrggbb`
 * @returns linear light; undefined where the text is no such colour
 */
export function toLinearRgb(color: string): Rgb | undefined {
  const oklch = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)(?:deg)?\s*\)$/.exec(color.trim());
  if (oklch)
    return toRgb(Number(oklch[1]) / (oklch[2] ? 100 : 1), Number(oklch[3]), Number(oklch[4]));
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color.trim());
  return hex
    ? (hex.slice(1).map((part) => toLinear(Number.parseInt(part, 16) / 255)) as Rgb)
    : undefined;
}

/** @returns relative luminance of a colour, 0 to 1 (WCAG 2.2); undefined where it is none */
export function toLuminance(color: string): number | undefined {
  const rgb = toLinearRgb(color);
  return rgb && 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
}

/**
 * @param a luminance, 0 to 1
 * @param b luminance, 0 to 1
 * @returns contrast ratio, 1 to 21 (WCAG 2.2, success criterion 1.4.3)
 */
export const contrastRatio = (a: number, b: number) =>
  (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
