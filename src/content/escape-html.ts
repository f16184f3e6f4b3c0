/**
 * Makes plain text safe inside HTML or XML: between tags, and in an attribute with double quotes.
 * Source: https://www.w3.org/TR/xml/#syntax
 */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const notXml = /[^\t\n\r\x20-\x7e\xa0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Leaves out the characters that XML cannot have, even escaped: one of them, and no reader shows a feed. */
export const keepXml = (xml: string) =>
  // Our documents have no CDATA, outside of which XML forbids its end.
  xml.toWellFormed().replace(notXml, '').replaceAll(']]>', ']]&gt;');

/** Leaves out control characters, which formats of lines do not allow. @param text without line breaks */
export const dropControls = (text: string) =>
  text.toWellFormed().replace(/[\p{Cc}\ufffe\uffff]/gu, '');
