import './portraits.css';
import { Picture } from '../../ui/photograph/Picture.tsx';
import type { Photograph } from '../../ui/photograph/prepare-photograph.ts';

interface Props {
  photograph: Photograph | undefined;
  initials: string;
}

/**
 * A portrait over the initials, which show until it has loaded and stay if it fails or if there is
 * none. `portraits.ts` sets the state. Without scripts the image covers the initials by itself; its empty `alt` makes
 * a browser draw nothing where it is broken.
 */
export function Portrait({ photograph, initials }: Props) {
  if (!photograph)
    return (
      <span className="font-display text-2xl text-accent" aria-hidden="true">
        {initials}
      </span>
    );
  return (
    <span
      aria-hidden="true"
      className="relative flex size-full items-center justify-center"
      data-portrait="idle"
    >
      <span className="font-display text-2xl text-accent">{initials}</span>
      <Picture alt="" className="absolute inset-0 size-full object-cover" photograph={photograph} />
    </span>
  );
}
