import { fillPlural } from '../../content/words.ts';
import { type Errors, type FormWords, fieldId } from './application.ts';

interface Props {
  errors: Errors;
  /** Whether their number is to be announced: not while the visitor corrects them. */
  isAnnounced: boolean;
  words: FormWords;
}

/** How many fields have an error, with a link to each of them. */
export function ErrorSummary({ errors, isAnnounced, words }: Props) {
  const found = Object.entries(errors);
  const count = fillPlural(words.careers.errorCount, words.tag, found.length);
  return (
    <>
      <p className="sr-only" role="alert">
        {isAnnounced && count}
      </p>
      {found.length > 0 && (
        <div className="mt-6 border-2 border-danger p-4 text-sm text-danger">
          <p className="font-bold">{count}</p>
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
    </>
  );
}
