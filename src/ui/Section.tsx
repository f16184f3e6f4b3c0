import type { ReactNode } from 'react';

interface Props {
  heading: string;
  /** Shown above the heading, such as a number or an icon. */
  label?: ReactNode;
  intro?: string | undefined;
  /** Makes the section a link target that can be focused. */
  id?: string;
  /** Puts the content below the heading, at full width, for cards. */
  wide?: boolean;
  /** Without the line above it, for a section that follows a coloured ground. */
  bare?: boolean;
  /** Shown under the heading on wide screens, such as the references of the section. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of a page. On wide screens the heading is beside the content and stays in view. */
export function Section({
  heading,
  label,
  intro,
  id,
  wide = false,
  bare = false,
  aside,
  children,
}: Props) {
  // Cards leave room beside the heading for the text about them.
  const layout = wide ? 'grid' : 'columns';
  const sticky = wide ? intro && 'columns gap-y-4' : aside ? undefined : 'lg:sticky lg:top-28';
  return (
    <section className="wrap" id={id} tabIndex={id === undefined ? undefined : -1}>
      <div
        className={`${layout} gap-y-5 md:gap-y-8 ${bare ? 'max-md:pt-8' : 'border-t border-rule'} py-5 md:py-16`}
      >
        <div>
          <div className={sticky}>
            {label && <div className="mb-4 text-sm text-muted tabular">{label}</div>}
            <h2 className="text-2xl">{heading}</h2>
            {intro && (
              <p className={`max-w-measure text-muted text-sm text-balance ${wide ? '' : 'mt-4'}`}>
                {intro}
              </p>
            )}
          </div>
        </div>
        <div className={aside ? 'lg:row-span-2' : undefined}>{children}</div>
        {aside && <div className="aside hidden lg:block">{aside}</div>}
      </div>
    </section>
  );
}
