import type { ComponentProps } from 'react';
import { IconItems } from '../../ui/IconItems.tsx';

interface Props extends ComponentProps<typeof IconItems> {
  heading: string;
  text: string;
}

/** What the firm looks for in the people whom it hires in a row. */
export const Culture = ({ heading, text, items }: Props) => (
  <section>
    <div className="wrap grid gap-x-8 gap-y-6 py-9 md:py-12 lg:grid-cols-12">
      <div className="lg:col-span-3">
        <h2 className="text-2xl">{heading}</h2>
        <p className="mt-3 text-sm text-muted">{text}</p>
      </div>
      <div className="lg:col-span-9">
        <IconItems items={items} />
      </div>
    </div>
  </section>
);
