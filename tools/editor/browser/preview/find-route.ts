import type { experimental_AstroContainer as Container } from 'astro/container';
import { buildPattern } from '../../../../src/build/site-routes.ts';
import type { Site } from '../../../../src/site/site.ts';

interface PageProps {
  params: Record<string, string>;
  props: Record<string, unknown>;
}

interface RouteModule {
  default: Parameters<Container['renderToString']>[0];
  getStaticPaths?: (options: { routePattern: string }) => Promise<PageProps[]>;
}

const modules = import.meta.glob<RouteModule>('/src/routes/**/*.astro');

const placeholder = /\[(?:\.\.\.)?(\w+)\]/g;

const fill = (pattern: string, params: PageProps['params']) =>
  pattern.replaceAll(placeholder, (_, name: string) => params[name] ?? '');

/** @returns the component of the page at a path, with its properties, as the build finds them */
export async function findRoute(path: string, { words, language }: Site) {
  for (const [file, load] of Object.entries(modules)) {
    const below = file.replace('/src/routes/', '');
    const routePattern = buildPattern(below, words.addresses, language.prefix);
    const [start = ''] = routePattern.split('[');
    if (start === routePattern ? routePattern !== path : !path.startsWith(start)) continue;
    const { default: component, getStaticPaths } = await load();
    const pages = (await getStaticPaths?.({ routePattern })) ?? [{ params: {}, props: {} }];
    const page = pages.find(({ params }) => fill(routePattern, params) === path);
    if (page) return { component, ...page };
  }
  return undefined;
}
