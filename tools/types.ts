import { createRequire } from 'node:module';
import { convertToTsx } from '@astrojs/astro2tsx';
// It declares what a plugin says of TypeScript.
import type {} from '@volar/typescript';
import { runTsc } from '@volar/typescript/lib/quickstart/runTsc.js';

/**
 * Checks the types of all files with TypeScript's own command, for which each `.astro` file is the
 * TSX that Astro's compiler makes of it. Messages have the lines of the file itself.
 */

type Plugin = ReturnType<Parameters<typeof runTsc>[2]>;

/** @throws if the file cannot be parsed */
function convert(filename: string, source: string) {
  const { code, mappings, diagnostics } = convertToTsx(source, { filename, ambientTypes: true });
  const error = diagnostics.find(({ severity }) => severity === 1);
  if (error) throw new Error(`${filename}: ${error.message}`);
  // Components of packages have types for those who use them, and are not checked themselves.
  const text = filename.includes('/node_modules/') ? `// @ts-nocheck\n${code}` : code;
  const mapped = mappings.filter(([, length, , sourceLength]) => length > 0 && sourceLength > 0);
  return {
    id: 'root',
    languageId: 'typescriptreact',
    snapshot: {
      getText: (start: number, end: number) => text.slice(start, end),
      getLength: () => text.length,
      getChangeRange: () => undefined,
    },
    mappings: [
      {
        generatedOffsets: mapped.map(([start]) => start),
        sourceOffsets: mapped.map(([, , start]) => start),
        lengths: mapped.map(([, length, , sourceLength]) => Math.min(length, sourceLength)),
        data: { verification: true },
      },
    ],
  };
}

const astro: Plugin = [
  {
    getLanguageId: (name) => (name.endsWith('.astro') ? 'astro' : undefined),
    createVirtualCode: (name, language, snapshot) =>
      language === 'astro' ? convert(name, snapshot.getText(0, snapshot.getLength())) : undefined,
    typescript: {
      extraFileExtensions: [{ extension: 'astro', isMixedContent: true, scriptKind: 7 }],
      getServiceScript: (code) => ({ code, extension: '.tsx', scriptKind: 4 }),
    },
  },
];

const { resolve } = createRequire(import.meta.url);
runTsc(resolve('typescript/lib/tsc'), ['.astro'], () => astro);
