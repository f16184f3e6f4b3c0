import type { Photograph } from './prepare-photograph.ts';

interface Props {
  photograph: Photograph;
  alt: string;
  className: string;
}

/** A lazy-loaded picture, in the format and size that the browser chooses. */
export function Picture({ photograph: { sources, src, width, height }, alt, className }: Props) {
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type + source.media} {...source} />
      ))}
      <img
        alt={alt}
        className={className}
        decoding="async"
        height={height}
        loading="lazy"
        src={src}
        width={width}
      />
    </picture>
  );
}
