/** Direction marks, soft hyphens and zero-width spaces, which pasted text often contains. */
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;

/**
 * Joiners at the edge of a word. Within a word they are kept, because they shape it or combine
 * emoji; so are those after a mark, which shape the last letter, as in many Malayalam names.
 */
const strayJoiners = /(?<=^|\s)[\u200c\u200d]+|(?<!\p{M})[\u200c\u200d]+(?=\s|$)/gu;

/** @returns the text without invisible characters and without white space around it */
export const cleanText = (text: string) =>
  text.replaceAll(invisible, '').replaceAll(strayJoiners, '').trim();

/**
 * Like `cleanText`, for an e-mail address or a number, in which no invisible character is useful.
 */
export const cleanWord = (text: string) =>
  text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').trim();
