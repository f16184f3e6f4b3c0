import { formatHex, parse } from 'culori';

/** A colour of `src/ui/styles/tokens.css`. */
export interface Token {
  /** Such as `#14211b`; undefined where the value is not an opaque colour. */
  hex: string | undefined;
  line: number;
}

export type Theme = 'light' | 'dark' | 'print';

function toHex(value: string) {
  const color = parse(value);
  return color?.alpha === undefined ? formatHex(color) : undefined;
}

/**
 * Reads the colours of each theme, by name without `--color-`. What the dark theme or print leaves
 * out is that of the light one.
 * @param css text of `src/ui/styles/tokens.css`
 */
export function readTokens(css: string): Record<Theme, Map<string, Token>> {
  const own: Record<Theme, Map<string, Token>> = {
    light: new Map(),
    dark: new Map(),
    print: new Map(),
  };
  let theme: Theme = 'light';
  for (const [index, text] of css.split('\n').entries()) {
    if (/^\s*\.dark\b/.test(text)) theme = 'dark';
    if (/^\s*@media print\b/.test(text)) theme = 'print';
    const match = /^\s*--color-([a-z-]+):\s*(.+?);/.exec(text);
    if (match?.[1]) own[theme].set(match[1], { hex: toHex(match[2] ?? ''), line: index + 1 });
  }
  return {
    light: own.light,
    dark: new Map([...own.light, ...own.dark]),
    print: new Map([...own.light, ...own.print]),
  };
}
