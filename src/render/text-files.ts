import type { Element, ElementContent } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { TextPlugin } from './render-markdown.ts';

/** @returns the address where a file for download is published */
export const downloadPath = (file: string) => `/files/${file.slice(file.lastIndexOf('/') + 1)}`;

/** @returns whether an address is that of a published file */
export const isDownload = (address: string) => /^\/files\/[^/]+$/.test(address);

const isBeside = (address: unknown) => typeof address === 'string' && address.startsWith('./');

/** @returns whether an address is that of a file which texts have beside them, or of a published one */
export const isOfFile = (address: string) => isBeside(address) || isDownload(address);

const findOnlyElement = ({ children }: Element) =>
  children.length === 1 && children[0]?.type === 'element' ? children[0] : undefined;

/**
 * Makes a figure of each paragraph that is only a picture, or a picture that leads to a film, with its
 * title below it. The source of a picture becomes its path from the root of the project.
 * @param find returns the path of a file that is beside the text
 * @param newTab says that a link opens in a new tab
 * @param setAlt typesets what a picture shows, which is an attribute and no text of the tree
 */
export const placePictures =
  (
    find: (address: string) => string,
    newTab: string,
    setAlt: (alt: string) => string,
  ): TextPlugin =>
  (tree) =>
    visit(tree, { tagName: 'p' }, (node) => {
      const only = findOnlyElement(node);
      const image = only?.tagName === 'a' ? findOnlyElement(only) : only;
      if (image?.tagName !== 'img' || !isBeside(image.properties.src)) return undefined;
      const { src, alt, title } = image.properties;
      image.properties = { src: find(String(src)), alt: setAlt(String(alt ?? '')) };
      const href = only === image ? undefined : only?.properties.href;
      // A film without a title is named by what its picture shows.
      const caption = title ?? (href && alt);
      const words: ElementContent[] = caption ? [{ type: 'text', value: String(caption) }] : [];
      const properties = { href, target: '_blank', rel: ['noopener'] };
      const note: ElementContent = { type: 'text', value: ` ${newTab}` };
      const parts: ElementContent[] = href
        ? [{ type: 'element', tagName: 'a', properties, children: [...words, note] }]
        : words;
      node.tagName = 'figure';
      node.children = [
        image,
        ...(words.length > 0
          ? [{ type: 'element' as const, tagName: 'figcaption', properties: {}, children: parts }]
          : []),
      ];
      return SKIP;
    });

/**
 * Makes links to files for download lead to where they are published, and says their type and size.
 * @param describe returns both, such as `PDF, 240 kB`
 */
export const linkDownloads =
  (find: (address: string) => string, describe: (file: string) => string): TextPlugin =>
  (tree) =>
    visit(tree, { tagName: 'a' }, (node) => {
      const { href } = node.properties;
      if (!isOfFile(String(href))) return;
      const file = find(String(href));
      node.properties = { href: downloadPath(file), download: '' };
      node.children.push({ type: 'text', value: ` (${describe(file)})` });
    });
