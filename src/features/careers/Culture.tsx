import type { ComponentProps } from 'react';
import { IconItems } from '../../ui/IconItems.tsx';

interface Props extends ComponentProps<typeof IconItems> {
  heading: string;
  text: string;
}

/** What the firm looks for in the people whom it hires in a row. */
export const Culture = ({ heading, text, items }: Props) => (
  <section>
    <div className="columns wrap gap-y-6 pt-12 pb-9 md:py-12">
      <div>
        <h2 className="text-2xl">{heading}</h2>
        <p className="mt-3 text-sm text-muted">{text}</p>
      </div>
      <IconItems items={items} />
    </div>
  </section>
);
