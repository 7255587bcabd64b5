// Output at the pace of its reader.

/** Resolves once this, and what was written before it, is handed over, or the reader is gone. */
export function handedOver(stream: NodeJS.WriteStream, text = ''): Promise<void> {
  return new Promise((resolve) => stream.write(text, () => resolve()));
}
