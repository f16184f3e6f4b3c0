import { PictureFiles } from '../../ui/photograph/Picture.tsx';
import type { Photograph, PhotographFiles } from '../../ui/photograph/prepare-photograph.ts';
import { Initials } from './MemberStage.tsx';

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

/** `portraits.ts` sets the state. If the script never runs, the image appears after four seconds. */
const Frame = ({ files, name, initials, className }: FrameProps) => (
  <span
    className={`group/portrait relative size-full items-center justify-center ${className}`}
    data-portrait="idle"
  >
    <span className="group-data-[portrait=loaded]/portrait:invisible">
      <Initials>{initials}</Initials>
    </span>
    <PictureFiles
      alt={name}
      className="absolute inset-0 size-full object-cover group-data-[portrait=error]/portrait:invisible group-data-[portrait=loading]/portrait:invisible js:group-data-[portrait=idle]/portrait:animate-appear"
      files={files}
    />
  </span>
);

/**
 * A portrait over the initials, which are shown until it has loaded, if it fails, or if there is
 * none. Without JavaScript, the image simply covers the initials.
 */
export function Portrait({ photograph, ...member }: Props) {
  if (!photograph) return <Initials>{member.initials}</Initials>;
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
