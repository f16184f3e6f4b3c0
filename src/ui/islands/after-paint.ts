/** Delay in milliseconds after a paint is reported, until it is on the screen of a slow phone. */
const delay = 100;
/** Timeout in milliseconds, for pages that are not painted, as in a background tab. */
const timeout = 1000;

/**
 * The directive `client:after-paint`: loads an island's script only after the page has been painted, so
 * that it does not compete with what the visitor came to read.
 */
const hydrateAfterPaint = (load: () => Promise<() => Promise<void>>) => {
  const painted = new Promise<void>((resolve) => {
    new PerformanceObserver(() => setTimeout(resolve, delay)).observe({
      type: 'paint',
      buffered: true,
    });
    setTimeout(resolve, timeout);
  });
  painted.then(load).then((hydrate) => hydrate());
};

// biome-ignore lint/style/noDefaultExport: Astro expects a directive as the default export
export default hydrateAfterPaint;
