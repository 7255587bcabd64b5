// XML: repeated elements of a large file, one at a time (`<service>...</service>` in `<serviceList>`), and whole small documents.
import { XMLParser } from 'fast-xml-parser';
import { badData, type OpenFile } from './file.ts';

/** An element: attributes as `@name`, text as `#text` or, where there is nothing else, the string itself. */
export type XmlElement = { readonly [name: string]: unknown };

const PARSER_OPTIONS = {
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
} as const;

/** Longer than any element of a real file; reading on would only fill the memory. */
const MAX_ELEMENT_LENGTH = 4_000_000;

/**
 * @param element the repeated element, which must not be nested in itself
 * @param root must be opened before the first element and closed after the last, or the file is another or was cut off
 */
export async function* xmlElements(
  path: string,
  file: OpenFile,
  root: string,
  element: string,
  arrays: readonly string[],
): AsyncIterable<XmlElement> {
  const parser = new XMLParser({ ...PARSER_OPTIONS, isArray: (name: string) => arrays.includes(name) });
  const start = new RegExp(`<${element}(?=[\\s>])`, 'u');
  const end = `</${element}>`;
  let text = '';
  let isInRoot = false;
  for await (const chunk of file.text()) {
    text += chunk;
    if (!isInRoot) {
      if (!new RegExp(`<${root}[\\s>]`, 'u').test(text)) {
        if (text.length > 10_000) break;
        continue;
      }
      isInRoot = true;
    }
    for (;;) {
      const from = text.search(start);
      const to = from < 0 ? -1 : text.indexOf(end, from);
      if (to < 0) {
        if (text.length > MAX_ELEMENT_LENGTH)
          throw badData(path, `no </${element}> within ${MAX_ELEMENT_LENGTH} characters`);
        break;
      }
      const piece = text.slice(from, to + end.length);
      text = text.slice(to + end.length);
      yield parsed(path, parser, piece, element);
    }
  }
  if (!isInRoot) throw badData(path, `expected an XML file with <${root}>`);
  if (!text.includes(`</${root}>`)) throw badData(path, `the file ends before </${root}>: it seems to be cut off`);
}

function parsed(path: string, parser: XMLParser, piece: string, element: string): XmlElement {
  try {
    return (parser.parse(piece, true) as Record<string, XmlElement>)[element] ?? {};
  } catch (error) {
    throw badData(path, `<${element}> cannot be read: ${(error as Error).message}`);
  }
}

/** No list of places declares entities; a file that does is an attack. */
const DECLARES_TYPE = /<!(?:DOCTYPE|ENTITY)/iu;

/**
 * A whole document that fits into memory, names without their namespaces.
 *
 * @param arrays elements that may come more than once
 * @throws DomainError `import/bad-data` for a document that is not well formed, declares a type, or is nested too deep
 */
export function xmlDocument(name: string, text: string, arrays: readonly string[]): XmlElement {
  if (DECLARES_TYPE.test(text)) throw badData(name, 'XML with a document type or entities is not read');
  const parser = new XMLParser({
    ...PARSER_OPTIONS,
    removeNSPrefix: true,
    isArray: (element: string) => arrays.includes(element),
  });
  try {
    return parser.parse(text, true) as XmlElement;
  } catch {
    // The parser's own message quotes the file.
    throw badData(name, 'the XML is not well formed, or nested too deep');
  }
}
