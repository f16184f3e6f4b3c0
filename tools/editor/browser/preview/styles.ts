const sheets: string[] = [];

/** Called by each style sheet that the modules of the site import. */
export function addStyles(text: string) {
  sheets.push(text);
}

/** @returns the styles of the pages that were rendered so far */
export const readStyles = () => sheets.join('\n');
