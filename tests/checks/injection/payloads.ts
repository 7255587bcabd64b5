// The five hundred texts: those of `payloads.tsv`, long ones that make slow patterns slow, and mixtures of both.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '../../../src/math/random.ts';
import { PROJECT_ROOT } from '../../../src/system/paths.ts';
import { between, oneOf } from '../schema/random.ts';

export interface Payload {
  /** The line of attack. */
  readonly kind: string;
  readonly text: string;
}

export const PAYLOADS = 500;
const MARK = '§';

/** Every text as it is, then mixtures until there are enough; each carries `mark` and its number where it can. */
export function payloadsWith(mark: string, random: Random): readonly Payload[] {
  const plain = [...written(), ...LONG.map((text) => ({ kind: 'long', text: `${text}${MARK}` }))];
  const mixed = Array.from({ length: Math.max(0, PAYLOADS - plain.length) }, () => {
    const { kind, text } = oneOf(plain, random);
    return { kind: `${kind}, mixed`, text: oneOf(MIXTURES, random)(text, oneOf(plain, random).text, random) };
  });
  return [...plain, ...mixed].map(({ kind, text }, index) => ({
    kind,
    text: text.replaceAll(MARK, `${mark}${index}`),
  }));
}

const written = (): readonly Payload[] =>
  readFileSync(join(PROJECT_ROOT, 'tests/checks/injection/payloads.tsv'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [kind = '', text = '""'] = line.split('\t');
      return { kind, text: JSON.parse(text) as string };
    });

/** Each just below the limit of a chat message, made of what some pattern repeats. */
// biome-ignore format: a list of words, several a line
const LONG: readonly string[] = [
  'a', 'a ', '(', '[a-z]*', '.', 'museum ', 'no ', 'very ', ',', '1', ' \t', 'ñ', 'a@', '"', '\n', 'I love museums. ', 'near Sol ', 'and ',
  '¿', '-', 'xX', '4 out of 5 ', '\u{1f600}', 'e\u0301', '{"a":', '[', 'not not ', "don't ", 'más ', 'Calle de la ', 'https://a.b/', '12:30-',
].map((part) => part.repeat(Math.floor(1_900 / part.length)));

type Mix = (text: string, other: string, random: Random) => string;

const MIXTURES: readonly Mix[] = [
  (text) => `I love museums ${text}`,
  (text, other) => `${text} ${other}`,
  (text) => text.toUpperCase(),
  (text, _, random) => `${' '.repeat(between(1, 5, random))}${text}`,
  (text) => encodeURIComponent(wellFormed(text)).replaceAll('%C2%A7', MARK),
  (text) => `${Buffer.from(text).toString('base64')}${MARK}`,
  (text) =>
    [...text]
      .map((c) => (c === MARK ? c : `&#${c.codePointAt(0)};`))
      .join('')
      .slice(0, 1_900),
  (text) => JSON.stringify(text),
  (text) => [...text].reverse().join(''),
];

/** Without halves of surrogate pairs, which no address can carry. */
export const wellFormed = (text: string): string => Buffer.from(text).toString();
