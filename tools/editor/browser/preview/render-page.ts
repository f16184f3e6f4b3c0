import react from '@astrojs/react/server.js';
import type { SSRManifest } from 'astro';
import { experimental_AstroContainer as Container } from 'astro/container';
import { locate } from '../../../../src/check/locate.ts';
import { type KindName, kinds } from '../../../../src/registry.ts';
import { forgetContent, getSites } from '../../../../src/site/reader.ts';
import type { Site } from '../../../../src/site/site.ts';
import { findRoute } from './find-route.ts';

export interface RenderedPage {
  html: string;
  /** Address of the page within the site. */
  path: string;
  /** The part of the page that shows the file, if the page shows others, too. */
  anchor: string | undefined;
}

/** @returns the address of a file: of its own page, of a part of another, or of the first page */
async function findAddress(site: Site, name: KindName, id: string): Promise<string | undefined> {
  if (!kinds[name].address && name !== 'pages') return site.paths.home;
  const entries: object[] = await site.getEntries(name);
  const found = (entries as { id?: string; path?: string }[]).find((entry) => entry.id === id);
  return found?.path;
}

async function render(site: Site, path: string): Promise<string | undefined> {
  const route = await findRoute(path, site);
  if (!route) return undefined;
  const { component, params, props } = route;
  const container = await Container.create({
    renderers: [{ name: '@astrojs/react', ssr: react, clientEntrypoint: '' }],
    // The scripts of islands do not run in the preview, but Astro asks for them.
    manifest: { clientDirectives: new Map([['after-paint', ';']]) } as SSRManifest,
    astroConfig: { site: site.firm.siteUrl },
  });
  const request = new Request(new URL(path, site.firm.siteUrl));
  return container.renderToString(component, { params, props, request, partial: false });
}

/**
 * Renders the page that shows a file, with the components of the site.
 * @param file path from the root of the project
 * @returns undefined if no page shows it
 * @throws if the file lacks what its page needs
 */
export async function renderPage(file: string): Promise<RenderedPage | undefined> {
  forgetContent();
  const location = locate(file);
  const sites = await getSites();
  const site = sites.find(({ language }) => language.code === location?.code) ?? sites[0];
  if (!site || !location) return undefined;
  const id = location.below.replace(/\.\w+$/, '');
  const address = await findAddress(site, location.kind, id);
  if (address === undefined) return undefined;
  const [path = '', anchor] = address.split('#');
  const html = await render(site, path);
  return html === undefined ? undefined : { html, path, anchor };
}
