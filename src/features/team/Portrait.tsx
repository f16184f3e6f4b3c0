import './portraits.css';
import { PictureFiles } from '../../ui/photograph/Picture.tsx';
import type { Photograph, PhotographFiles } from '../../ui/photograph/prepare-photograph.ts';

interface Props {
  photograph: Photograph | undefined;
  name: string;
  initials: string;
}

interface FrameProps extends Pick<Props, 'name' | 'initials'> {
  files: PhotographFiles;
  /** Hides the frame in the theme that has another. */
  className: string;
}

const Frame = ({ files, name, initials, className }: FrameProps) => (
  <span
    className={`relative size-full items-center justify-center ${className}`}
    data-portrait="idle"
  >
    <span aria-hidden="true">{initials}</span>
    <PictureFiles alt={name} className="absolute inset-0 size-full object-cover" files={files} />
  </span>
);

/**
 * A portrait over the initials, which are shown until it has loaded, if it fails, or if there is
 * none. `portraits.ts` sets the state. Without JavaScript, the image simply covers the initials.
 */
export function Portrait({ photograph, ...member }: Props) {
  if (!photograph) return <span aria-hidden="true">{member.initials}</span>;
  return (
    <>
      <Frame
        {...member}
        className={photograph.dark ? 'flex dark:hidden' : 'flex'}
        files={photograph}
      />
      {photograph.dark && (
        <Frame {...member} className="hidden dark:flex" files={photograph.dark} />
      )}
    </>
  );
}
