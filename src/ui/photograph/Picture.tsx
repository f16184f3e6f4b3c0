import type { Photograph } from '../../astro/prepare-photograph.ts';

interface Props {
  photograph: Photograph;
  alt: string;
  className: string;
}

/** A lazy-loaded picture, in the format and size that the browser chooses. It is dimmed in the dark. */
export const Picture = ({ photograph, alt, className }: Props) => (
  <picture>
    {photograph.sources.map((source) => (
      <source key={source.type + source.media} {...source} />
    ))}
    <img
      alt={alt}
      className={`${className} dark:[filter:sepia(0.2)_brightness(0.83)]`}
      decoding="async"
      height={photograph.height}
      loading="lazy"
      src={photograph.src}
      width={photograph.width}
    />
  </picture>
);
