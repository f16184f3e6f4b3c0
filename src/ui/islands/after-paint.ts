/** Milliseconds from the report of the paint until it is on the screen of a slow phone. */
const settling = 100;
/** Milliseconds to wait where nothing is painted, as in a tab behind another. */
const patience = 1000;

/**
 * The directive `client:painted`: an island's script is asked for as soon as the page has been
 * painted, so that it never competes with what the visitor came to read.
 */
const hydrateAfterPaint = (load: () => Promise<() => Promise<void>>) => {
  const painted = new Promise<void>((resolve) => {
    new PerformanceObserver(() => setTimeout(resolve, settling)).observe({
      type: 'paint',
      buffered: true,
    });
    setTimeout(resolve, patience);
  });
  painted.then(load).then((hydrate) => hydrate());
};

// biome-ignore lint/style/noDefaultExport: Astro takes a directive from the default export
export default hydrateAfterPaint;
