interface Props {
  heading: string;
  text: string;
}

/** Mission or vision: one card with a statement to remember. */
export function Statement({ heading, text }: Props) {
  return (
    <section className="border-t-2 border-ink bg-sunken p-6 md:p-10">
      <h2 className="text-2xl">{heading}</h2>
      <p className="mt-4">{text}</p>
    </section>
  );
}
