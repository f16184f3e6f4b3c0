interface Props {
  src: string;
  width: number;
  height: number;
  initials: string;
}

/**
 * A portrait over the initials, which show until it has loaded and stay if it fails. `portraits.ts`
 * sets the state. Without scripts the image covers the initials by itself; its empty `alt` makes
 * a browser draw nothing where it is broken.
 */
export function Portrait({ src, width, height, initials }: Props) {
  return (
    <span
      aria-hidden="true"
      className="relative flex size-full items-center justify-center"
      data-portrait="idle"
    >
      <span className="font-display text-2xl text-accent">{initials}</span>
      <img
        alt=""
        className="absolute inset-0 size-full object-cover"
        height={height}
        src={src}
        width={width}
      />
    </span>
  );
}
