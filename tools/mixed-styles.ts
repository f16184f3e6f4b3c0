import { readdirSync, readFileSync } from 'node:fs';
import { transform } from 'lightningcss';

/** Utilities, and the properties of a style sheet that set the same. */
const pairs: [utility: RegExp, property: RegExp][] = [
  [/^-?m[tby]?-/, /^margin(-block.*|-top|-bottom)?$/],
  [/^-?m[xselr]?-/, /^margin(-inline.*|-left|-right)?$/],
  [/^p[tby]?-/, /^padding(-block.*|-top|-bottom)?$/],
  [/^p[xselr]?-/, /^padding(-inline.*|-left|-right)?$/],
  [/^(block|contents|flex|grid|hidden|inline(-\w+)?)$/, /^display$/],
  [/^(absolute|fixed|relative|static|sticky)$/, /^position$/],
  [/^text-(xs|sm|base|lg|\d?xl|hero)$/, /^(font-size|line-height)$/],
  [/^text-(accent|ink|muted|on-\w+)$/, /^color$/],
  [/^font-display$/, /^font-family$/],
  [/^bg-/, /^background(-color)?$/],
  [/^border(-[tbyxse])?(-|$)/, /^border(?!.*radius)/],
  [/^gap-(?!x)/, /^(row-)?gap$/],
  [/^gap-(?!y)/, /^(column-)?gap$/],
  [/^grid-cols-/, /^grid-template-columns$/],
  [/^items-/, /^align-items$/],
  [/^(size|w)-/, /^width$/],
  [/^(size|h)-/, /^height$/],
  [/^(min|max)-[wh]-/, /^(min|max)-(width|height)$/],
];

const list = (ending: RegExp) =>
  readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => ending.test(file));

/** @returns for each class, the properties that a sheet sets on its elements themselves */
function readSheets() {
  const properties = new Map<string, Set<string>>();
  // Paper has other sizes than the screen on purpose.
  for (const file of list(/\.css$/).filter((name) => !name.endsWith('styles/print.css')))
    transform({
      filename: file,
      code: readFileSync(`src/${file}`),
      errorRecovery: true,
      visitor: {
        Rule: {
          style({ value: { selectors, declarations } }) {
            for (const [part, ...more] of selectors) {
              if (part?.type !== 'class' || more.length > 0) continue;
              const own = properties.get(part.name) ?? new Set();
              properties.set(part.name, own);
              for (const { property, value } of declarations.declarations)
                own.add(property === 'unparsed' ? value.propertyId.property : property);
            }
          },
        },
      },
    });
  return properties;
}

const classAttribute = /\bclass(?:Name)?=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g;

/** @returns a line for each element of which a class of a sheet and a utility set the same property */
export function findMixedStyles(): string[] {
  const sheets = readSheets();
  return list(/\.(tsx|astro)$/).flatMap((file) => {
    const text = readFileSync(`src/${file}`, 'utf8');
    return [...text.matchAll(classAttribute)].flatMap(({ 1: plain, 2: code = '', index }) => {
      const names = (plain ?? code).split(/[\s'"`${}()?]+/);
      const utilities = names.filter((name) => !sheets.has(name));
      return names.flatMap((name) =>
        [...(sheets.get(name) ?? [])].flatMap((property) => {
          const both = utilities.find((utility) =>
            pairs.some(([a, b]) => a.test(utility.replace(/^.*:/, '')) && b.test(property)),
          );
          const line = text.slice(0, index).split('\n').length;
          const fix = 'set it by the sheet or by the utility, not by both';
          return both
            ? [`src/${file}:${line}  .${name} and "${both}" set ${property}: ${fix}`]
            : [];
        }),
      );
    });
  });
}
