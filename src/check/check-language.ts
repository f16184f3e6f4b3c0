import type { Language } from '../content/languages.ts';
import { gatherLanguage, locate, type Source } from '../site/source.ts';
import { checkAnchors } from './anchors.ts';
import { checkBody } from './bodies.ts';
import { checkCalculators } from './calculators.ts';
import { checkCalendars } from './calendars.ts';
import { checkChecklists } from './checklists.ts';
import { checkCompanions } from './companions.ts';
import { checkCountries } from './countries.ts';
import { checkDates } from './date-order.ts';
import { checkDuplicates } from './duplicates.ts';
import { checkFeaturedArticle } from './featured-article.ts';
import { checkFigures } from './figures.ts';
import { checkFileNames, checkTaken } from './file-names.ts';
import { checkFirmFacts } from './firm-literals.ts';
import { checkWords, findPaths } from './language-words.ts';
import { listPagesIn } from './languages.ts';
import { checkLaw } from './law.ts';
import { checkLinks } from './links.ts';
import { checkMembers } from './members.ts';
import { checkMenus } from './menus.ts';
import { checkPages } from './pages.ts';
import { checkPalette } from './palette.ts';
import { checkPay } from './pay.ts';
import { checkPictures, checkPortraits, type PictureSize } from './pictures.ts';
import { checkReach } from './reach.ts';
import { checkReferences } from './references.ts';
import { checkMerged } from './schema-errors.ts';
import { checkSlugs } from './slugs.ts';
import { checkTitles } from './titles.ts';
import { checkSharedTexts, checkTermCounts, checkTranslations } from './translations.ts';

interface Checked {
  languages: Language[];
  sources: Source[];
  /** The files that their schema accepted. */
  valid: Set<string>;
  paths: string[];
  /** Sizes of pictures by path; false if a file cannot be read as one. */
  pictures: Map<string, PictureSize | false>;
}

/**
 * Validates the content of one language.
 * @returns its own problems: those of shared fields are reported with the first language
 */
export function checkLanguage(
  language: Language,
  { languages, sources, valid, paths, pictures }: Checked,
) {
  const gathered = gatherLanguage(sources, language);
  const own = gathered.filter(({ file }) => valid.has(file));
  const merged = own.map((source) => ({
    source,
    problems: source.code === '' ? [] : checkMerged(source),
  }));
  const entries = merged.flatMap(({ source, problems }) => (problems.length > 0 ? [] : [source]));
  const addresses = findPaths(sources, language);
  const code = language.prefix === '' ? '' : language.code;
  const others = languages.filter((other) => other !== language);
  const accepted = sources.filter(({ file }) => valid.has(file));
  const isOwn = (file: string) => (locate(file)?.code ?? '') === code;
  /** A field that the file in the first language has is reported there. */
  const isIncomplete = ({ kind, id }: Source) =>
    !sources.some((other) => other.code === '' && other.kind === kind && other.id === id);
  return [
    ...merged.flatMap(({ source, problems }) =>
      problems.length > 0 && isIncomplete(source) ? problems : [],
    ),
    ...checkFileNames(paths.filter(isOwn), addresses, code),
    ...checkAnchors(gathered, addresses),
    ...checkFigures(entries),
    ...checkChecklists(entries),
    ...checkTitles(entries, sources, language),
    ...checkReferences(entries, gathered),
    // With the original files: a picture of a translation is beside the file in the first language.
    ...checkPictures(
      accepted.filter((source) => source.code === code),
      pictures,
    ),
    ...checkPortraits(entries),
    ...checkCompanions(entries),
    ...checkMembers(entries),
    ...checkDates(entries),
    ...checkPay(entries),
    ...checkCalculators(entries),
    ...checkCalendars(entries),
    ...checkLaw(gathered, entries),
    ...checkDuplicates(entries),
    ...checkFirmFacts(entries),
    ...checkLinks(gathered, listPagesIn(sources, [language]), listPagesIn(sources, others)),
    ...checkSlugs(entries, addresses),
    ...gathered.flatMap(checkBody),
    ...checkFeaturedArticle(entries),
    ...checkPalette(entries),
    ...(code === '' ? checkCountries(entries, paths) : checkSharedTexts(accepted, code)),
    ...checkMenus(gathered, paths),
    ...checkReach(gathered, paths, code),
    ...checkPages(entries, gathered, { paths: addresses, files: paths }),
    ...(code === ''
      ? []
      : [...checkTermCounts(accepted, code), ...checkTranslations(accepted, code)]),
    // Shared problems are reported once, with the first language.
  ]
    .filter(({ file }) => isOwn(file))
    .concat(
      // The file may be that of the first language, whose name is no address there.
      checkTaken(
        gathered.filter(({ file }) => isOwn(file)),
        addresses,
        languages.map((other) => findPaths(sources, other)),
      ),
      checkWords(sources, language),
    );
}
