import { getImage } from 'astro:assets';
import { getEntry } from 'astro:content';
import type { ImageMetadata } from 'astro';
import { getColor } from '../site/get-color.ts';
import { type Crop, fitWidths } from '../ui/photograph/crops.ts';

/**
 * @param path from the root of the project
 * @returns a copy of the metadata of a picture: Astro publishes the original if a field of its own is read
 */
export async function getPicture(path: string): Promise<ImageMetadata> {
  const entry = await getEntry('pictures', path);
  if (!entry) throw new Error(`There is no picture ${path}`);
  const { clone, fsPath } = entry.data.image as ImageMetadata & {
    clone?: ImageMetadata;
    fsPath?: string;
  };
  return clone ? ({ ...clone, fsPath } as ImageMetadata) : entry.data.image;
}

/** The files of a photograph. */
export type Photograph = NonNullable<Awaited<ReturnType<typeof preparePhotograph>>>;

const formats = ['avif', 'webp'] as const;

/** An entry that may have a picture. */
interface Pictured {
  /** Path of the picture from the root of the project. */
  image?: string | undefined;
  /** The point of the picture that stays in view, such as `50% 30%`. */
  imageFocus?: string | undefined;
}

/**
 * Makes the files of the picture of an entry, in two colours of the firm: each crop in each width as AVIF
 * and as WebP.
 * @param crops the one without a media query comes last
 * @param isOriginal keeps its own colours
 * @returns undefined if the entry has no picture
 */
export async function preparePhotograph(
  { image: path, imageFocus: position }: Pictured,
  crops: readonly Crop[],
  isOriginal = false,
) {
  if (!path) return undefined;
  const src = await getPicture(path);
  const colors = isOriginal
    ? {}
    : { shadow: getColor('accentStrong'), highlight: getColor('paper') };
  const make = async (width: number, ratio: number, format: (typeof formats)[number]) => {
    const height = Math.round(width / ratio);
    const image = await getImage({ src, width, height, format, position, ...colors });
    return image.src;
  };
  const listWidths = ({ ratio, widths }: Crop) =>
    fitWidths(widths, Math.floor(Math.min(src.width, src.height * ratio)));
  const last = crops.at(-1);
  const sources = crops.flatMap((crop) => {
    // The picture itself is the last WebP file, so one of a single width needs no source for it.
    const isAlone = crop === last && crop.widths.length === 1;
    return formats.slice(0, isAlone ? 1 : undefined).map(async (format) => {
      const { ratio, sizes, media } = crop;
      const files = listWidths(crop).map(
        async (width) => `${await make(width, ratio, format)} ${width}w`,
      );
      return {
        type: `image/${format}`,
        srcSet: (await Promise.all(files)).join(', '),
        sizes,
        media,
      };
    });
  });
  const width = (last && listWidths(last).at(-1)) ?? src.width;
  const ratio = last?.ratio ?? src.width / src.height;
  return {
    sources: await Promise.all(sources),
    src: await make(width, ratio, 'webp'),
    width,
    height: Math.round(width / ratio),
  };
}

/** Makes the photographs of several entries. */
export const preparePhotographs = <Entry extends Pictured>(
  entries: Entry[],
  crops: readonly Crop[],
) =>
  Promise.all(
    entries.map(async (entry) => ({ entry, photograph: await preparePhotograph(entry, crops) })),
  );
