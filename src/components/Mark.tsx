/** The firm's mark: a banyan as an organisation, three spans carried by roots that reach the ground. */
export function Mark() {
  return (
    <svg aria-hidden="true" className="size-8 shrink-0 text-accent" fill="none" viewBox="0 0 32 32">
      <path
        d="M3 28V16a6.5 6.5 0 0 1 13 0v12M16 28V16a6.5 6.5 0 0 1 13 0v12M9.5 28V12a6.5 6.5 0 0 1 13 0v16"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path className="stroke-mark" d="M1 29h30" strokeWidth="2.5" />
    </svg>
  );
}
