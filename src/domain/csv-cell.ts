// One cell of a CSV file (RFC 4180).

/** A text by somebody else must not become a formula in a spreadsheet (OWASP, "CSV injection"). */
export function csvCell(text: string): string {
  const plain = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
