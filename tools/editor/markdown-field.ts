import { fields } from '@keystatic/core';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The rich editor reads MDX, where `{` and `<` begin code; in our texts they are what they look like. */
const toMdx = (markdown: string) => markdown.replace(/[{<]/g, '\\$&');

/** Back to Markdown, with the bullets of the other files. */
const toMarkdown = (mdx: string) => mdx.replace(/\\([{<])/g, '$1').replace(/^(\s*)\* /gm, '$1- ');

const convert = (content: Uint8Array | undefined, change: (text: string) => string) =>
  content && encoder.encode(change(decoder.decode(content)));

/** The text of a Markdown file in a rich editor; what it saves is Markdown as we write it. */
export function createMarkdownField(label: string, description: string) {
  const field = fields.mdx({
    label,
    description,
    extension: 'md',
    // What is switched off here could not be opened at all; the content check forbids pictures.
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
