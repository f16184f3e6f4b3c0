/**
 * Prevents runs from overlapping. Requests during a run lead to one more run after it, so that the
 * last run has seen the last change.
 * @param run must not throw
 * @returns a function that requests a run
 */
export function runOneAtATime(run: () => Promise<void>) {
  let isAsked = false;
  let isRunning = false;
  return async () => {
    isAsked = true;
    if (isRunning) return;
    isRunning = true;
    while (isAsked) {
      // Gives the program that changed a file time to finish writing it.
      await new Promise((resolve) => setTimeout(resolve, 100));
      isAsked = false;
      await run();
    }
    isRunning = false;
  };
}
