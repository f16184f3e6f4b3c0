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
 * none. `first-paint.js` marks it then; without JavaScript, the image simply covers the initials.
 */
export const Portrait = ({ photograph, name, initials }: Props) =>
  photograph ? (
    <span
      className="group/portrait relative flex size-full items-center justify-center"
      data-portrait=""
    >
      <span className="group-has-data-loaded/portrait:invisible">
        <Initials>{initials}</Initials>
      </span>
      <Picture
        alt={name}
        className="absolute inset-0 size-full object-cover js:not-data-loaded:invisible"
        photograph={photograph}
      />
    </span>
  ) : (
    <Initials>{initials}</Initials>
  );
