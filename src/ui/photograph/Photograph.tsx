import type { Photograph as Files } from '../../astro/prepare-photograph.ts';
import { Picture } from './Picture.tsx';

interface Props {
  photograph: Files;
  /** Text alternative. */
  alt: string;
  /** What, where and when. */
  caption?: string | undefined;
}

/** A photograph with its caption. */
export function Photograph({ photograph, alt, caption }: Props) {
  return (
    <figure>
      <Picture alt={alt} className="h-auto w-full" photograph={photograph} />
      {caption && <figcaption className="mt-2 text-sm text-muted">{caption}</figcaption>}
    </figure>
  );
}
