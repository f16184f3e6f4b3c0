import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

/** Words by their place among those of Sveltia CMS, such as `validation.range_underflow.select`. */
type Replacements = Record<string, Record<'en' | 'de', string>>;

const readWords = (name: string): unknown =>
  JSON.parse(readFileSync(`node_modules/@sveltia/cms/locales/${name}.json`, 'utf8'));

const find = (tree: unknown, steps: string[]) =>
  steps.reduce((part, step) => Object(part)[step], tree);

/**
 * What Sveltia CMS does wrong, and what it should do. Each is matched in its minified code; if nothing
 * matches, as may be in a new version, the build stops.
 */
const corrections: [wrong: RegExp, right: string][] = [
  // It reads the mistakes of a language that has no text yet, and then marks none in the other.
  [/(?<=Object\.values\()\w+\(\w+\)\[\w+\](?=\)\.some\(\(\{valid:)/, '$&??{}'],
  // It takes for a change of the person how its rich text editor writes a text that it has read.
  [
    /(?<=queueMicrotask\(\(\)=>\{(\w)&&\()(?=\1\[(\w)\]\[(\w)\]\[(\w)\]=(\w)\)\})/,
    'isUsed||$2!=`currentValues`||$1[$2][$3][$4]!==$1.originalValues[$3][$4]||($1.originalValues[$3][$4]=$5),',
  ],
  // It writes emphasis with the underscores that it reads, not with asterisks.
  [/(?<==\[)`\*`(?=,`__`,`\*\*\*`,`___`\])/, '`_`'],
  // It takes over what is written in a text after a tenth of a second. Ctrl+S would save all but the end.
  [/(?<=isComposing\(\)\|\|\(async\(\)=>\{await \w+\()100/, '0'],
  // It inserts a link or a file once its dialog has faded out. Ctrl+S would save the text without it.
  [/\w&&await \w+\(\),(?=\w===\w&&\(.{0,60}onOk)/, 'await 0,'],
  // It leads to the button that folds a new item of a list, not to its first field.
  [
    /(?<=behavior:`instant`\}\),\w+\(\w\)\?\.querySelector\()`button`/,
    '`:is(input,textarea,[role=combobox],[contenteditable=true])`',
  ],
  // It offers a folder for pictures that belong to no entry, where no page finds them.
  [/(?<=global:\{folder:(\w),enabled:)\1!==void 0/, '!1'],
  // It notes what was typed half a second later, also if that has been saved, and then offers it as lost.
  [/(?<=\w=globalThis\.setTimeout\(\(\)=>\{\w+\(e\)\},)500/, '0'],
  // With an entry it deletes every file of its folder of pictures, which are also those of other entries.
  [/\w+\(\{entry:[^{}]{1,80},relative:!0\}\)/g, '[]'],
  // Its own check of a form says less than that of the site, and not which line of a list: that of the site
  // comes first, and opens the items in which it finds something.
  [
    /if\((await \w+\(\),await \w+\(\)),!(\w+\(\{draft:e,enforceRequired:\w+\(e\)\}\))\)throw (\w+\(\{draft:e\})\),(Error\(`validation_failed`\));(.{0,400}?await \w+\(\{draft:e,slugs:\w+\}\))/,
    '$1;noteDraft(e);let isValid=$2;isValid||$3);$5.then(e=>{if(isValid)return e;throw $4},r=>{$3);throw r})',
  ],
  // What the site refuses stays refused until the form is saved again, whatever is typed.
  [
    /(?<=if\(!(\w\?\.\[\w\]\?\.\[\w\]))(?=\)return;let \w=\w+\(\{draft:e,locale:t,keyPath:n)/,
    '||$1.stays',
  ],
  // It takes a letter with a space at the start of a paragraph for the start of a block, and deletes both.
  [/(?<=replace:\(\)=>)void 0(?=,export:\w+\}:\{type:`text-match`)/, '!1'],
  // Escape takes the caret out of its rich text editor.
  [/(?<=\(\w+,\(\)=>!!\w+\(\w+\(\)\)&&\()\w\.blur\(\),(?=!0\),0\))/, ''],
  // It counts the letters of a field that may be empty as too few.
  [/(?<=detail:\{count:(\w),hasMin:\w,hasMax:\w,invalid:)(?=\w\|\|\w\|\|\w\})/, '$1&&'],
  // It lets a picture in a text be on another server, and have no words for those who cannot see it.
  [
    /(?<=editor_components\.src`\),)(widget:`image`.{0,60}editor_components\.alt`\)),required:!1/,
    'choose_url:!1,$1',
  ],
  // It advertises its use on a telephone.
  [/!await \w+\(`mobileCta`\)/, '!1'],
  // What keeps the site from being built is said in the form, once it is open.
  [/(?<=return \w\.current=(\w),)(?=\w+\(\w\)\|\|\w+\(\{draft:\1\}\),\1\})/, 'noteOpen($1),'],
  // Ctrl+S moves the person to the button that it presses, out of the text that goes on.
  [/(?<=\w\.preventDefault\(\),\w\|\|\()\w\.focus\(\),(?=\w\.click\(\)\))/, ''],
  // It closes a form that is saved, and with Escape. Kept open, it would lose what was typed while it saved.
  [/(?<=closeOnSave|closeWithEscape)\?\?=!0/g, '=!1'],
  [
    /(?<=\w\.closeOnSave\?\?!0\?\(\w+\(\),(\w)\.current=null\):)\w+\(\{entryDraft:\1,.{0,150}?expanderStates:\w\.expanderStates\}\)/,
    'keepTyped($&)',
  ],
  // An entry with another address than before keeps its form.
  [
    /\w+\(\w+\)&&(?=\w+\(`\/collections\/\$\{\w+\(\w+\)\}\/entries\/\$\{\w+\(\w+\)\?\?\w\.subPath\}`)/,
    '',
  ],
  [/(?<=\w=await \w+\(t,n\);if\(!\w)(?=\)return;let\{timestamp:)/, '||e.isKept'],
  // It looks for the fields of a block that is not its own under another name, and so lets them be empty.
  [/(?<=\w\?\w+\(\w)(?=\)\?\.fields\?\?\[\]:)/, '.replace(/^x-/,``)'],
  // It takes what is left of a picture that has gone for a field of the entry that has the same name.
  [
    /(\w)(\?\w\[`\$\{\1\}__sc_component_name`\]:void 0,.{0,80}componentName:(\w)\}\);if\()(?=!)/,
    '$1$2$1&&!$3||',
  ],
  // Its list of mistakes leaves out those of a list of texts.
  [
    /(?<=\(\)=>Object\.keys\()\w+\(\w+\)(?=\),e=>e,\(e,t\)=>\{let r=\w+\(\(\)=>\w+\(\{\.{3}\w+\(\w+\),valueMap:\w+\(\w+\),keyPath:t\}\)\),s=\w+\(\(\)=>(\w+\(\))\[t\])/,
    '$1',
  ],
  // In what a list says of an entry, it cannot tell a day to come from others: `date | ahead` is empty for those.
  [
    /(?<=case`truncate`:return \w+\((\w),\w\);)(?=default:)/,
    'case`ahead`:return $1>new Date().toLocaleDateString(`sv`)?$1:``;',
  ],
  // It takes the number that a new entry is given for what a person has written.
  [/\/\\\.__sc_\\w\+\$\//, '/(^fileNumber|\\.__sc_\\w+)$/'],
  // A picture that is put before the first letter of a heading, a quotation or a list makes that a paragraph.
  // It comes above the block instead.
  [
    /(let (\w)=\w+\(\)\|\|\w+\(\);\2===null&&\(\2=\w+\(\)\.selectEnd\(\)\),)\2\.insertNodes\((\w)\)/,
    '$1(([n,r],i=$2.anchor?.getNode(),a=i?.getTopLevelElement())=>n.decorate&&r&&!$2.anchor.offset&&a?.getTextContent()&&a.getType()!=`paragraph`&&(a.is(i)||a.getFirstDescendant().is(i))&&a.insertBefore(n.isInline()?r.append(n):n))($3)||$2.insertNodes($3)',
  ],
  // It makes a link of the whole line in which a new one is inserted. Its words alone are one, and what is
  // written next comes after it.
  [
    /let t=(\w+)\(\)(\?\?.{0,120}?)(\w+)\(\[(\w+\(\w+\(\w+\)\))\]\)\)(,\w+\(t\),e\(.{0,40}?)(\w\.editor)(\),\6\.dispatchCommand\(\w+,\w+\(\w+\)\))(?=\}else)/,
    'let t=$1()$2(n=>{$3([n]),t=n.select(0)})($4))$5$6$7,$6.update(()=>{let{anchor:t,focus:n}=$1();t.set(n.key,n.offset,n.type)})',
  ],
];

function correct(code: string, [wrong, right]: (typeof corrections)[number]) {
  if (!wrong.test(code)) throw new Error(`Sveltia CMS has nothing like ${wrong}`);
  return code.replace(wrong, right);
}

/**
 * Changes Sveltia CMS where it has no option for it: words that an editor would not understand, a font of
 * four thousand symbols in every weight, and what it would colour code with.
 */
export function ownProgram(): Plugin {
  const file = new URL('words/sveltia.yaml', import.meta.url);
  const replacements = Object.entries(parse(readFileSync(file, 'utf8')) as Replacements);
  const drafts = fileURLToPath(new URL('browser/drafts.ts', import.meta.url));
  const guard = fileURLToPath(new URL('browser/guard-changes.ts', import.meta.url));
  const unused = '\0unused';
  // A symbol is a ligature of the letters of its name.
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789_';

  function replaceEnglish(code: string) {
    const english = readWords('en-US');
    return replacements.reduce((text, [place, { en }]) => {
      const steps = place.split('.');
      const [name, parent] = steps.toReversed();
      const before = `${name}:\`${find(english, steps)}\``;
      // Others of the same name come before those of a part, and after those of none.
      const start = parent ? text.lastIndexOf(before) : text.indexOf(before);
      if (start < 0) throw new Error(`Sveltia CMS no longer says ${before}`);
      const after = text.slice(start + before.length);
      return `${text.slice(0, start)}${name}:${JSON.stringify(en)}${after}`;
    }, code);
  }

  function replaceGerman() {
    const german = readWords('de');
    for (const [place, { de }] of replacements) {
      const steps = place.split('.');
      const last = `${steps.pop()}`;
      Object(find(german, steps))[last] = de;
    }
    return JSON.stringify(german);
  }

  return {
    name: 'own program',
    enforce: 'pre',
    resolveId: (id) =>
      /^@shikijs\/langs\/(?!markdown$)|locales\/(?!de\.)[\w-]+\.json$/.test(id)
        ? unused
        : undefined,
    load: (id) => (id === unused ? 'export default {}' : undefined),
    transform: (code, id) => {
      if (id.endsWith('@sveltia/cms/npm/index.js'))
        return `import { keepTyped, noteDraft, noteOpen } from '${drafts}';import { isUsed } from '${guard}';${replaceEnglish(corrections.reduce(correct, code))}`;
      return id.endsWith('@sveltia/cms/locales/de.json') ? replaceGerman() : undefined;
    },
    async generateBundle(_, bundle) {
      const fonts = Object.values(bundle).filter(({ fileName }) =>
        fileName.includes('material-symbols'),
      );
      for (const font of fonts)
        if (font.type === 'asset')
          font.source = await subsetFont(Buffer.from(font.source), letters, {
            targetFormat: 'woff2',
            variationAxes: { wght: 400 },
          });
    },
  };
}
