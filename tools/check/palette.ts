import { contrastRatio, toLuminance } from '../../src/content/contrast.ts';
import { readTokens, type Token } from '../../src/content/tokens.ts';
import type { Problem } from './problem.ts';

const grounds = ['paper', 'raised', 'sunken'];

/** Each pair that touches on the site. Text at 7:1 is WCAG 2.2 AAA (1.4.6), controls at 3:1 are 1.4.11. */
const pairs: [front: string, back: string, least: number][] = [
  ...grounds.flatMap((ground) => [
    ...['ink', 'muted', 'accent', 'accent-strong', 'danger'].map(
      (text): [string, string, number] => [text, ground, 7],
    ),
    ...['edge', 'focus'].map((control): [string, string, number] => [control, ground, 3]),
  ]),
  ['on-accent', 'accent', 7],
  ['on-accent', 'accent-strong', 7],
  ['on-mark', 'mark', 7],
  ['on-mark', 'mark-strong', 7],
];

function judge(tokens: Map<string, Token>, theme: string, file: string): Problem[] {
  return pairs.flatMap(([front, back, least]) => {
    const [frontToken, backToken] = [tokens.get(front), tokens.get(back)];
    const place = { file, line: frontToken?.line, field: `--color-${front} (${theme} theme)` };
    const luminances = [frontToken, backToken].map((token) => toLuminance(token?.value ?? ''));
    const [a, b] = luminances;
    if (a === undefined || b === undefined) {
      const unread = a === undefined ? front : back;
      // lint-tokens: an example of a colour, in a message
      const fix = 'Write it like oklch(0.4 0.022 165) or #1a2b3c.';
      return [
        { ...place, message: `the colour --color-${unread} is missing or cannot be read`, fix },
      ];
    }
    const contrast = contrastRatio(a, b);
    if (contrast >= least) return [];
    const way = a < b ? 'darker' : 'lighter';
    const message = `its contrast with --color-${back} is ${contrast.toFixed(2)} and must be ${least} or more`;
    return [{ ...place, message, fix: `Make it ${way}: change the first number of oklch().` }];
  });
}

/**
 * Refuses a palette in which text or a control could not be made out.
 * @param css text of `src/ui/styles/tokens.css`
 */
export function checkPalette(css: string, file = 'src/ui/styles/tokens.css'): Problem[] {
  return Object.entries(readTokens(css)).flatMap(([theme, tokens]) => judge(tokens, theme, file));
}
