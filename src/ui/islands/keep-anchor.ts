// An island that narrows a list down makes the page shorter after the browser has scrolled to the
// place that the address names, or while it does; a page whose scripts do not come grows longer.
// That place is then brought into view again, until the visitor does something: from then on the
// page is where they want it.
const [entry] = performance.getEntriesByType('navigation');

const keep = () => document.querySelector(':target')?.scrollIntoView({ behavior: 'instant' });

// After a reload or on the way back the browser returns to where the visitor was.
if (entry instanceof PerformanceNavigationTiming && entry.type === 'navigate') {
  const observer = new ResizeObserver(() => {
    keep();
    // A glide to the place, which the browser began, still ends with a step of its own.
    requestAnimationFrame(() => requestAnimationFrame(keep));
  });
  observer.observe(document.body);
  for (const type of ['keydown', 'pointerdown', 'resize', 'touchmove', 'wheel'])
    addEventListener(type, () => observer.disconnect(), { once: true, passive: true });
}
