import { Frame, type SectionProps } from './Section.tsx';
import { Split } from './Split.tsx';

/** A section whose content takes the whole width of the page, below its heading, such as cards. */
export const WideSection = ({ heading, intro, more, children, ...frame }: SectionProps) => (
  <Frame {...frame}>
    {intro || more ? (
      <Split className="mb-5 gap-y-4 md:mb-8" side={<h2 className="text-2xl">{heading}</h2>}>
        {intro && <p className="max-w-measure text-sm text-balance text-muted">{intro}</p>}
        {more}
      </Split>
    ) : (
      <h2 className="mb-5 text-2xl md:mb-8">{heading}</h2>
    )}
    {children}
  </Frame>
);
