import './portraits.css';
import { Picture } from '../../ui/photograph/Picture.tsx';
import type { Photograph } from '../../ui/photograph/prepare-photograph.ts';

interface Props {
  photograph: Photograph | undefined;
  initials: string;
}

/**
 * A portrait over the initials, which are shown until it has loaded, if it fails, or if there is
 * none. `portraits.ts` sets the state. Without JavaScript, the image simply covers the initials.
 * Its empty `alt` keeps browsers from drawing anything if it is broken.
 */
export function Portrait({ photograph, initials }: Props) {
  if (!photograph) return <span aria-hidden="true">{initials}</span>;
  return (
    <span
      aria-hidden="true"
      className="relative flex size-full items-center justify-center"
      data-portrait="idle"
    >
      <span>{initials}</span>
      <Picture alt="" className="absolute inset-0 size-full object-cover" photograph={photograph} />
    </span>
  );
}
