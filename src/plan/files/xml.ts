// Text inside XML.

const XML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML 1.0 has no place for these, not even escaped. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

export const escaped = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>"]/gu, (sign) => XML[sign] ?? '');
