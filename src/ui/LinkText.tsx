import { fill } from '../content/words.ts';

interface Props {
  /** How the link text and `about` are joined. */
  template: string;
  /** Only for screen readers, so that the link makes sense out of context. */
  about: string;
  children: string;
}

/** The text of a link and, for screen readers, what the link is about. */
export function LinkText({ template, about, children }: Props) {
  const [before = '', after = ''] = template.split('{link}');
  const hide = (text: string) =>
    text !== '' && <span className="sr-only">{fill(text, { about })}</span>;
  return (
    <>
      {hide(before)}
      {children}
      {hide(after)}
    </>
  );
}
