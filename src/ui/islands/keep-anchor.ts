// An island that filters a list makes the page shorter while or after the browser scrolls to the
// target of the fragment. A page whose scripts fail to load becomes longer. In both cases the
// target is scrolled into view again, until the visitor does something: then the page is where they
// want it.
const [entry] = performance.getEntriesByType('navigation');

const keep = () => document.querySelector(':target')?.scrollIntoView({ behavior: 'instant' });

// After a reload or Back, the browser restores the scroll position itself.
if (entry instanceof PerformanceNavigationTiming && entry.type === 'navigate') {
  const observer = new ResizeObserver(() => {
    keep();
    // A smooth scroll that the browser has started still makes one last step.
    requestAnimationFrame(() => requestAnimationFrame(keep));
  });
  observer.observe(document.body);
  for (const type of ['keydown', 'pointerdown', 'resize', 'touchmove', 'wheel'])
    addEventListener(type, () => observer.disconnect(), { once: true, passive: true });
}
