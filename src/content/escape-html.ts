/**
 * Makes plain text safe inside HTML or XML: between tags, and in an attribute with double quotes.
 * Source: https://www.w3.org/TR/xml/#syntax
 */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
