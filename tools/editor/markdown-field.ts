import { fields } from '@keystatic/core';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Escapes `{` and `<`, which start code in MDX, the format of the rich editor. */
const toMdx = (markdown: string) => markdown.replace(/[{<]/g, '\\$&');

/** Converts back to Markdown, with the bullet character of the other files. */
const toMarkdown = (mdx: string) => mdx.replace(/\\([{<])/g, '$1').replace(/^(\s*)\* /gm, '$1- ');

const convert = (content: Uint8Array | undefined, change: (text: string) => string) =>
  content && encoder.encode(change(decoder.decode(content)));

/** Creates a rich text field that reads and saves our Markdown. */
export function createMarkdownField(label: string, description: string) {
  const field = fields.mdx({
    label,
    description,
    extension: 'md',
    // A file with a disabled element cannot be opened. The content check forbids images anyway.
    options: { image: false, heading: [2, 3, 4] },
  });
  type Field = typeof field;
  const parse: Field['parse'] = (value, extra) =>
    field.parse(value, { ...extra, content: convert(extra.content, toMdx) });
  const serialize: Field['serialize'] = (value, extra) => {
    const { content, ...rest } = field.serialize(value, extra);
    return { ...rest, content: convert(content, toMarkdown) };
  };
  return { ...field, parse, serialize };
}
