import { resolve } from 'node:path';
import type { FontProvider } from 'astro';

interface Options {
  variants: { src: [file: string]; weight: number; style: 'normal'; display?: 'optional' }[];
}

/**
 * Gives Astro font files of the project. Astro has such a provider, but loads 260 modules that
 * optimize drawings with it.
 */
export const fontFiles: FontProvider<Options> = {
  name: 'local',
  resolveFont: ({ options }) => ({
    fonts: (options?.variants ?? []).map(({ src, ...variant }) => ({
      ...variant,
      src: src.map((file) => ({ url: resolve(file) })),
    })),
  }),
};
