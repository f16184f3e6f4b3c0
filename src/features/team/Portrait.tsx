import type { Photograph } from '../../astro/prepare-photograph.ts';
import { Picture } from '../../ui/photograph/Picture.tsx';
import { Initials } from './MemberArch.tsx';

interface Props {
  photograph: Photograph | undefined;
  name: string;
  initials: string;
}

/**
 * A portrait over the initials, which are shown until it has loaded, if it fails, or if there is
 * none. `portraits.ts` sets the state. If the script never runs, the image appears after four seconds;
 * without JavaScript, it simply covers the initials.
 */
export const Portrait = ({ photograph, name, initials }: Props) =>
  photograph ? (
    <span
      className="group/portrait relative flex size-full items-center justify-center"
      data-portrait="idle"
    >
      <span className="group-data-[portrait=loaded]/portrait:invisible">
        <Initials>{initials}</Initials>
      </span>
      <Picture
        alt={name}
        className="absolute inset-0 size-full object-cover group-data-[portrait=error]/portrait:invisible group-data-[portrait=loading]/portrait:invisible js:group-data-[portrait=idle]/portrait:animate-appear"
        photograph={photograph}
      />
    </span>
  ) : (
    <Initials>{initials}</Initials>
  );
