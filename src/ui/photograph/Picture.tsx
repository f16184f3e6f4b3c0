import type { Photograph, PhotographFiles } from './prepare-photograph.ts';

interface FilesProps {
  files: PhotographFiles;
  alt: string;
  className: string;
  /** The theme that shows these files, if the other shows others. */
  theme?: 'light' | 'dark' | undefined;
}

const themes = { light: 'dark:hidden', dark: 'hidden dark:contents' };

/** A lazy-loaded picture, in the format and size that the browser chooses. */
export function PictureFiles({ files, alt, className, theme }: FilesProps) {
  const { sources, src, width, height } = files;
  return (
    <picture className={theme && themes[theme]}>
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

interface Props {
  photograph: Photograph;
  alt: string;
  className: string;
}

/** A picture in the colours of the theme. The browser loads only the one that is shown. */
export const Picture = ({ photograph, ...props }: Props) =>
  photograph.dark ? (
    <>
      <PictureFiles {...props} files={photograph} theme="light" />
      <PictureFiles {...props} files={photograph.dark} theme="dark" />
    </>
  ) : (
    <PictureFiles {...props} files={photograph} />
  );
