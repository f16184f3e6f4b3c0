interface Props {
  text: string;
  /** The language of the text, if it is not that of the page. */
  lang: string | undefined;
}

/** A text that may be in another language than the page, so that it is read out in its own. */
export const OtherLanguage = ({ text, lang }: Props) =>
  lang === undefined ? text : <span lang={lang}>{text}</span>;
