import { fillPlural } from '../../content/fill.ts';
import type { WordsOf } from '../../content/words.ts';
import { fieldId } from './ApplicationFields.tsx';
import type { Errors } from './application.ts';

interface Props {
  errors: Errors;
  words: WordsOf<'careers'>;
}

/** How many fields have an error, with a link to each of them. */
export function ErrorSummary({ errors, words }: Props) {
  const found = Object.entries(errors);
  return (
    <div className="text-sm text-danger" role="alert">
      {found.length > 0 && (
        <div className="mt-6 border-2 border-danger p-4">
          <p className="font-bold">
            {fillPlural(words.careers.errorCount, words.tag, found.length)}
          </p>
          <ul className="mt-1 list-disc ps-5">
            {found.map(([name, message]) => (
              <li className="py-1" key={name}>
                <a className="link" href={`#${fieldId(name)}`}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
