interface Props {
  paragraphs: string[];
  /** Two in a row on wide screens, the first of an odd number across both as their lead. */
  areWide?: boolean;
}

export const Paragraphs = ({ paragraphs, areWide }: Props) => (
  <div
    className={`grid max-w-measure gap-x-8 gap-y-4 ${areWide ? 'lg:max-w-none lg:grid-cols-2' : ''}`}
  >
    {paragraphs.map((paragraph) => (
      <p
        className={
          areWide
            ? 'lg:first:nth-last-[odd]:col-span-2 lg:first:nth-last-[odd]:font-display lg:first:nth-last-[odd]:text-xl'
            : undefined
        }
        key={paragraph}
      >
        {paragraph}
      </p>
    ))}
  </div>
);
