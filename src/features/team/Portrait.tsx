import './portraits.css';
import { PictureFiles } from '../../ui/photograph/Picture.tsx';
import type { Photograph, PhotographFiles } from '../../ui/photograph/prepare-photograph.ts';

interface Props {
  photograph: Photograph | undefined;
  initials: string;
}

interface FrameProps {
  files: PhotographFiles;
  initials: string;
  /** Hides the frame in the theme that has another. */
  className: string;
}

const Frame = ({ files, initials, className }: FrameProps) => (
  <span
    aria-hidden="true"
    className={`relative size-full items-center justify-center ${className}`}
    data-portrait="idle"
  >
    <span>{initials}</span>
    <PictureFiles alt="" className="absolute inset-0 size-full object-cover" files={files} />
  </span>
);

/**
 * A portrait over the initials, which are shown until it has loaded, if it fails, or if there is
 * none. `portraits.ts` sets the state. Without JavaScript, the image simply covers the initials.
 * Its empty `alt` keeps browsers from drawing anything if it is broken.
 */
export function Portrait({ photograph, initials }: Props) {
  if (!photograph) return <span aria-hidden="true">{initials}</span>;
  return (
    <>
      <Frame
        className={photograph.dark ? 'flex dark:hidden' : 'flex'}
        files={photograph}
        initials={initials}
      />
      {photograph.dark && (
        <Frame className="hidden dark:flex" files={photograph.dark} initials={initials} />
      )}
    </>
  );
}
