const readChannels = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/**
 * Draws a picture in two colours (duotone).
 * @param grey one byte per pixel
 * @param shadow colour of the darkest parts, such as `#14211b`
 * @param highlight colour of the lightest parts
 * @returns three bytes per pixel
 */
export function tonePixels(grey: Uint8Array, shadow: string, highlight: string) {
  const [dark, light] = [readChannels(shadow), readChannels(highlight)];
  const pixels = new Uint8Array(grey.length * 3);
  for (const [index, value] of grey.entries())
    for (const [channel, lightest] of light.entries()) {
      const darkest = dark[channel] ?? 0;
      pixels[index * 3 + channel] = Math.round(darkest + ((lightest - darkest) * value) / 255);
    }
  return pixels;
}
