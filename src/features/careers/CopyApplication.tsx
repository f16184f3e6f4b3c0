import { useState } from 'react';
import { fill } from '../../content/words.ts';
import { type ButtonLook, buttonClass } from '../../ui/button-class.ts';
import type { Answers, FormWords } from './application.ts';
import { formatPlainText } from './application-mail.ts';

interface Props {
  application: Answers;
  mailbox: string;
  look: ButtonLook;
  words: FormWords;
}

/** A button that copies the application. If the browser refuses, the text is shown selected. */
export function CopyApplication({ application, mailbox, look, words }: Props) {
  const { careers } = words;
  const text = formatPlainText(mailbox, application, words);
  /** The text that was copied, which is another one once the visitor writes on, or undefined if it was refused. */
  const [result, setResult] = useState<{ copied: string | undefined }>();
  const isRefused = result !== undefined && result.copied === undefined;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setResult({ copied: text });
    } catch {
      // Refused, or missing, as on pages without https.
      setResult({ copied: undefined });
    }
  }

  return (
    <>
      <button className={buttonClass(look)} onClick={copy} type="button">
        {careers.copy}
      </button>
      <p className="w-full text-sm font-medium empty:hidden" role="status">
        {isRefused
          ? careers.copyBlocked
          : result?.copied === text && fill(careers.copied, { mailbox })}
      </p>
      {isRefused && (
        <textarea
          aria-label={careers.copyText}
          // biome-ignore lint/a11y/noAutofocus: the visitor has just asked for this text
          autoFocus
          className="w-full rounded-sm border border-edge bg-paper p-4 text-sm"
          onFocus={(event) => event.target.select()}
          readOnly
          rows={8}
          value={text}
        />
      )}
    </>
  );
}
