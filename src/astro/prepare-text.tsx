import { readFile } from 'node:fs/promises';
import type { Element, Root } from 'hast';
import { renderToStaticMarkup } from 'react-dom/server';
import { visit } from 'unist-util-visit';
import { parseHtml } from '../render/render-markdown.ts';
import { loadSite } from '../site/load-site.ts';
import { textCrops } from '../ui/photograph/crops.ts';
import { Picture } from '../ui/photograph/Picture.tsx';
import { getPicture, preparePhotograph } from './prepare-photograph.ts';

const onlyElement = (html: string) => parseHtml(html).children[0] as Element;

/** A diagram takes the colours of the theme, so it is a part of the page. */
async function readDiagram(path: string, alt: string) {
  const diagram = onlyElement(await readFile(path, 'utf8'));
  Object.assign(diagram.properties, { role: 'img', ariaLabel: alt });
  return diagram;
}

/** A picture whole, in every width. */
async function makePicture(path: string, alt: string) {
  const { width, height } = await getPicture(path);
  const crops = textCrops.map((crop) => ({ ...crop, ratio: width / height }));
  const isOriginal = loadSite().sites[0].brand.textPictures === 'original';
  const photograph = await preparePhotograph({ image: path }, crops, isOriginal);
  if (!photograph) throw new Error(`There is no picture ${path}`);
  return onlyElement(
    renderToStaticMarkup(<Picture alt={alt} className="h-auto w-full" photograph={photograph} />),
  );
}

/** @returns a text with the files of its pictures */
async function prepareText(body: Root): Promise<Root> {
  const tree = structuredClone(body);
  const images: Element[] = [];
  visit(tree, { tagName: 'img' }, (node: Element) => {
    images.push(node);
  });
  for (const node of images) {
    const [path, alt] = [String(node.properties.src), String(node.properties.alt ?? '')];
    Object.assign(node, await (path.endsWith('.svg') ? readDiagram : makePicture)(path, alt));
  }
  return tree;
}

/** @returns an entry with the files of the pictures in its text, if it has one */
export const withPictures = async <Entry extends object>(entry: Entry): Promise<Entry> =>
  'body' in entry ? { ...entry, body: await prepareText(entry.body as Root) } : entry;
