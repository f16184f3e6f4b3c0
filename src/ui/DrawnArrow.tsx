/** An arrow between two figures, as fine as their hairlines and as large as they are. */
export const DrawnArrow = () => (
  <svg
    aria-hidden="true"
    data-text="→"
    className="mirrored mx-[0.12em] inline-block fill-none stroke-current stroke-[max(1.25px,0.028em)] align-[0.06em]"
    height="0.5em"
    viewBox="0 0 48 32"
    width="0.75em"
  >
    <path d="M3 16h41M32 4l12 12-12 12" vectorEffect="non-scaling-stroke" />
  </svg>
);
