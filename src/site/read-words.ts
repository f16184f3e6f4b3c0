import {
  adaptToCountry,
  overlayWords,
  readBuiltInWords,
  type WordTree,
} from '../content/built-in-words.ts';
import type { Language } from '../content/languages.ts';
import { readYaml } from '../content/read-yaml.ts';
import type { Words } from '../content/words.ts';

/** Reads the words of a language, which the content check has found complete, with the firm's own. */
export function readWords({ code, tag }: Pick<Language, 'code' | 'tag'>): Words {
  const own = (readYaml(`words/${code}.yaml`) ?? {}) as WordTree;
  const builtIn = adaptToCountry(readBuiltInWords(code), tag);
  return { ...(overlayWords(builtIn, own) as unknown as Omit<Words, 'tag'>), tag };
}
