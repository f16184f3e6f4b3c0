/**
 * Runs never overlap. Whatever is asked for during a run leads to one more after it, so the last run has read the
 * last change.
 * @param run must not throw
 * @returns a function that asks for a run
 */
export function runOneAtATime(run: () => Promise<void>) {
  let isAsked = false;
  let isRunning = false;
  return async () => {
    isAsked = true;
    if (isRunning) return;
    isRunning = true;
    while (isAsked) {
      // Lets the program that changed a file finish writing it.
      await new Promise((resolve) => setTimeout(resolve, 100));
      isAsked = false;
      await run();
    }
    isRunning = false;
  };
}
