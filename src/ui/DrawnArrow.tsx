import './drawn-arrow.css';

/** An arrow between two figures, as fine as their hairlines and as large as they are. */
export const DrawnArrow = () => (
  <svg aria-hidden="true" className="drawn-arrow mirrored" viewBox="0 0 48 32">
    <path d="M3 16h41M32 4l12 12-12 12" />
  </svg>
);
