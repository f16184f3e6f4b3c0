const parts = /<(script|style)\b(?:[^>"]|"[^"]*")*>[\s\S]*?<\/\1>|<[a-z][\w-]*(?:[^>"]|"[^"]*")*>/g;

/**
 * Escapes each `<` inside an attribute, such as a title with a tag in it. HTML does not require it,
 * but what looks for elements in a page, here and in hosts, would find one there.
 */
export const escapeAttributes = (html: string) =>
  html.replaceAll(parts, (part, script: string | undefined) =>
    script ? part : part.replaceAll(/"[^"]*"/g, (attribute) => attribute.replaceAll('<', '&lt;')),
  );
