/** The properties of the configuration whose values a person reads. */
const texts = ['app_title', 'label', 'label_singular', 'hint'];

type Translate = (text: string, values?: Record<string, string>) => string;

function translateValue(key: string, value: unknown, translate: Translate): unknown {
  if (typeof value === 'string') return texts.includes(key) ? translate(value) : value;
  if (!Array.isArray(value)) return translateForms(value, translate);
  if (key === 'options') return value.map((name) => ({ label: translate(name), value: name }));
  // What is wrong with a file name, beside the expression that finds it.
  if (key === 'pattern') return [value[0], translate(value[1])];
  return value.map((part) => translateForms(part, translate));
}

/**
 * @param part of the configuration of the editor
 * @returns the same with all labels, hints and choices translated
 */
export function translateForms(part: unknown, translate: Translate): unknown {
  if (typeof part !== 'object' || part === null) return part;
  const { builtIn, ...rest } = part as Record<string, unknown>;
  const entries = Object.entries(rest).map(([key, value]) => [
    key,
    translateValue(key, value, translate),
  ]);
  const translated = Object.fromEntries(entries);
  if (typeof builtIn !== 'string') return translated;
  const { hint } = translated;
  return { ...translated, hint: `${hint}: ${translate('“{text}”', { text: builtIn })}` };
}
