/** What Markdown has that no visitor reads, or that stays as it is written. */

/** A note for colleagues, which no output contains. */
const comment = /<!--[\s\S]*?-->/g;

export const removeComments = (text: string) => text.replace(comment, '');

/** A fence with its lines, or code within a line. */
const code = /^(```+|~~~+)[\s\S]*?^\1|(`+)[^`][\s\S]*?\2/gm;

/** @returns Markdown with spaces in place of code and comments, so that all lines keep their numbers */
export const blankCode = (markdown: string) =>
  markdown
    .replace(code, (text) => text.replaceAll(/\S/g, ' '))
    .replace(comment, (text) => text.replaceAll(/\S/g, ' '));
