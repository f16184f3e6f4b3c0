import type { ReactNode } from 'react';

interface Props {
  /** The portrait, or the initials in its place. */
  children: ReactNode;
  hasPortrait: boolean;
  /** Its width. */
  className: string;
}

const portrait = 'items-center';
const rings =
  'items-end pb-[0.2em] before:absolute before:inset-x-0 before:top-0 before:-bottom-1/4 before:rounded-[inherit] before:[box-shadow:var(--shadow-rings)]';

/** An arch for a person. Initials stand on the horizon in concentric arches. */
export const MemberArch = ({ children, hasPortrait, className }: Props) => (
  <div
    className={`@container relative z-1 flex aspect-[1/1.12] justify-center overflow-hidden rounded-t-arch bg-(--sheet-paper) font-display text-(--sheet-ink) ${className} ${hasPortrait ? portrait : rings}`}
  >
    {children}
  </div>
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
