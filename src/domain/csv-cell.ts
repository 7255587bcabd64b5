// One cell of a CSV file (RFC 4180).

/**
 * Where a spreadsheet may begin a cell with a formula: at the start of ours, and inside it after a semicolon, a tab or
 * a line end, because programs in Spanish separate by semicolons and then read our quotes as characters.
 */
const FORMULA = /(?<=^|[;\t\r\n])(?=(?:"|[^\S\t\r\n])*[=+\-@＝＋－＠])|^(?=[\t\r\n])/gu;

/** A text by somebody else must not become a formula in a spreadsheet (OWASP, "CSV injection"). */
export function csvCell(text: string): string {
  const plain = text.replace(FORMULA, "'");
  return /[",\r\n]/u.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
