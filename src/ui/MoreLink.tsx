interface Props {
  href: string;
  /** Title of the target, so that the link text makes sense out of context. */
  about: string;
  children: string;
}

export function MoreLink({ href, about, children }: Props) {
  return (
    <p className="mt-auto">
      <a
        className="tap inline-flex items-center gap-2 text-sm font-medium text-accent hover:underline"
        href={href}
      >
        {children}
        <span className="sr-only">: {about}</span>
        <span aria-hidden="true" className="mirrored">
          →
        </span>
      </a>
    </p>
  );
}
