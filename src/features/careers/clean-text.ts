/** Marks of direction, soft hyphens and spaces of no width, which come along with pasted text. */
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;

/**
 * Joiners at the edge of a word. Within one they shape it, or join emoji to one picture; after a
 * mark they shape its last letter, as at the end of many names in Malayalam.
 */
const strayJoiners = /(?<=^|\s)[\u200c\u200d]+|(?<!\p{M})[\u200c\u200d]+(?=\s|$)/gu;

/** @returns the text without invisible characters and without white space around it */
export const cleanText = (text: string) =>
  text.replaceAll(invisible, '').replaceAll(strayJoiners, '').trim();

/** Like `cleanText`, for an e-mail address or a number, where no invisible character has a use. */
export const cleanWord = (text: string) =>
  text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').trim();
