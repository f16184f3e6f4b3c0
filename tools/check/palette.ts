import { wcagContrast, wcagLuminance } from 'culori';
import { readTokens, type Token } from '../../src/content/tokens.ts';
import type { Problem } from './problem.ts';

const tokensFile = 'src/ui/styles/tokens.css';
const backgrounds = ['paper', 'raised', 'sunken'];

/** Colours that touch on the site. Text needs 7:1 (WCAG 2.2 AAA, 1.4.6), controls 3:1 (1.4.11). */
const pairs: [front: string, back: string, minimum: number][] = [
  ...backgrounds.flatMap((background) => [
    ...['ink', 'muted', 'accent', 'accent-strong', 'danger'].map(
      (text): [string, string, number] => [text, background, 7],
    ),
    ...['edge', 'focus'].map((control): [string, string, number] => [control, background, 3]),
  ]),
  ['on-accent', 'accent', 7],
  ['on-accent', 'accent-strong', 7],
  ['on-mark', 'mark', 7],
  ['on-mark', 'mark-strong', 7],
];

const checkTheme = (tokens: Map<string, Token>, theme: string): Problem[] =>
  pairs.flatMap(([front, back, minimum]) => {
    const [frontHex, backHex] = [tokens.get(front)?.hex, tokens.get(back)?.hex];
    const field = `--color-${front} (${theme} theme)`;
    const place = { file: tokensFile, line: tokens.get(front)?.line, field };
    if (frontHex === undefined || backHex === undefined) {
      const unread = frontHex === undefined ? front : back;
      const message = `the colour --color-${unread} is missing or cannot be read`;
      return [{ ...place, message, fix: 'Write it like oklch(0.4 0.022 165) or #1a2b3c.' }];
    }
    const contrast = wcagContrast(frontHex, backHex);
    if (contrast >= minimum) return [];
    const change = wcagLuminance(frontHex) < wcagLuminance(backHex) ? 'darker' : 'lighter';
    const message = `its contrast with --color-${back} is ${contrast.toFixed(2)} and must be at least ${minimum}`;
    return [{ ...place, message, fix: `Make it ${change}: change the first number of oklch().` }];
  });

/**
 * Checks that text and controls can be made out on every background.
 * @param css text of `src/ui/styles/tokens.css`
 */
export const checkPalette = (css: string): Problem[] =>
  Object.entries(readTokens(css)).flatMap(([theme, tokens]) => checkTheme(tokens, theme));
