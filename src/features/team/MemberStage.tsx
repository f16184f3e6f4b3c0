import type { ReactNode } from 'react';

interface ArchProps {
  /** The portrait, or the initials in its place. */
  children: ReactNode;
  hasPortrait: boolean;
  /** Its width. */
  className: string;
}

interface Props extends Omit<ArchProps, 'className'> {
  /** Name and role. */
  name: ReactNode;
}

const portrait = 'items-center';
const rings =
  'items-end pb-[0.2em] before:absolute before:inset-x-0 before:top-0 before:-bottom-1/4 before:rounded-[inherit] before:[box-shadow:var(--shadow-rings)]';

/** An arch for a person. Initials stand on the horizon in concentric arches. */
export const MemberArch = ({ children, hasPortrait, className }: ArchProps) => (
  <div
    className={`@container relative z-1 flex aspect-[1/1.12] justify-center overflow-hidden rounded-t-arch bg-(--sheet-paper) font-display text-(--sheet-ink) ${className} ${hasPortrait ? portrait : rings}`}
  >
    {children}
  </div>
);

const beside = 'max-sm:col-start-1 max-sm:row-start-1';

/**
 * A person on the horizon, the name on the soil under it, on a phone beside it. Both grounds reach the edges of
 * the window, however many are in a row; names are above the grounds of later ones.
 */
export const MemberStage = ({ name, ...arch }: Props) => (
  <>
    <div className={`field bleed-horizon content-end pt-8 pb-1.5 print:hidden ${beside}`}>
      <MemberArch className="w-[min(6rem,34vw)] sm:w-full sm:max-w-88" {...arch} />
    </div>
    <div
      className={`soil bleed [--color-paper:var(--color-soil)] pt-4 pb-5 hyphens-auto ${beside} max-sm:ms-[min(7rem,40vw)] max-sm:self-end max-sm:bg-transparent max-sm:[border-image-source:none]`}
    >
      <div className="relative z-1">{name}</div>
    </div>
  </>
);

/** In the arch of a person without a portrait. */
export const Initials = ({ children }: { children: string }) => (
  <span
    aria-hidden="true"
    className="relative text-(length:--text-initials) leading-(--text-initials--line-height) [text-box:trim-both_cap_alphabetic]"
  >
    {children}
  </span>
);
