/** What Markdown has that no visitor reads, or that stays as it is written. */

/** A note for colleagues, which no output contains. */
const comment = /<!--[\s\S]*?-->/g;

/** @param text Markdown, or HTML rendered from it */
export const removeComments = (text: string) => text.replace(comment, '');

const codeInHtml = /<pre\b[\s\S]*?<\/pre>|<code\b[\s\S]*?<\/code>/g;

/** A character that no text may contain: the content check refuses it. */
const placeholder = '\uffff';

/** Changes rendered Markdown, but not the code in it. */
export function changeOutsideCode(html: string, change: (html: string) => string): string {
  const code: string[] = [];
  const rest = html.replace(codeInHtml, (whole) => {
    code.push(whole);
    return placeholder;
  });
  return change(rest).replaceAll(placeholder, () => code.shift() ?? '');
}

const code = /^(```+|~~~+)[\s\S]*?^\1|(`+)[^`][\s\S]*?\2/gm;

/** @returns Markdown with spaces in place of code and comments, so that all lines keep their numbers */
export const blankCode = (markdown: string) =>
  markdown
    .replace(code, (text) => text.replaceAll(/\S/g, ' '))
    .replace(comment, (text) => text.replaceAll(/\S/g, ' '));
