const parts = /<(script|style)\b(?:[^>"]|"[^"]*")*>[\s\S]*?<\/\1>|<[a-z][\w-]*(?:[^>"]|"[^"]*")*>/g;

/**
 * Escapes each `<` inside an attribute, such as a title with a tag in it. HTML does not require it,
 * but what looks for elements in a page, here and in hosts, would find one there.
 */
export function escapeAttributes(html: string) {
  // Few pages have one, and this is much faster than a look at each element.
  if (!/="[^"]*</.test(html)) return html;
  return html.replaceAll(parts, (part, script: string | undefined) =>
    script ? part : part.replaceAll(/"[^"]*"/g, (attribute) => attribute.replaceAll('<', '&lt;')),
  );
}
