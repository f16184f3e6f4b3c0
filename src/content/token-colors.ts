import { readFileSync } from 'node:fs';
import { readTokens, type Theme } from './tokens.ts';

let tokens: ReturnType<typeof readTokens> | undefined;

/**
 * Reads a colour of the tokens for places that no style sheet reaches: pictures, icons, the
 * manifest, the colour of the browser's bar.
 * @param name such as `paper`
 * @returns such as `#14211b`
 * @throws where the theme has no such colour
 */
export function readTokenColor(name: string, theme: Theme = 'light') {
  tokens ??= readTokens(readFileSync('src/ui/styles/tokens.css', 'utf8'));
  const hex = tokens[theme].get(name)?.hex;
  if (hex === undefined) throw new Error(`src/ui/styles/tokens.css has no ${theme} colour ${name}`);
  return hex;
}
