// Words that nobody wrote so, by what they sound like ("san jines", "soroya") or as two that were written together
// ("sanmiguel").
import { type KnownStems, stemOf } from './words.ts';

/** The words that were probably meant, as stems; undefined where none is near. */
export type Respell = (word: string) => readonly string[] | undefined;

export type SoundRules = readonly (readonly [spelling: string, sound: string])[];

/** @param table tab-separated: a spelling and its sound, applied in order; lines that begin with `#` are remarks */
export function soundRulesOf(table: string): SoundRules {
  const rows = table.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return rows.slice(1).map((line) => {
    const [spelling = '', sound = ''] = line.split('\t');
    return [spelling, sound];
  });
}

const SHORTEST = 4;
/** No word is longer; a text without spaces is none. */
const LONGEST = 30;
/** Of a word that was written together with another. */
const SHORTEST_PART = 3;

/**
 * @param joined the words of a phrase of the vocabulary that was written as one: "hatmaker", "cheeseshop"
 * @param standTogether whether some place has the words one after the other: "san miguel", and not "hora rio"
 * @param stems of all words of the catalogue; what sounds alike is looked up when the first unknown word comes
 * @param telling how much a stem tells: of several that sound alike the one that tells least, as it is the commonest
 */
export function respellOf(
  stems: KnownStems,
  rules: SoundRules,
  telling: (stem: string) => number,
  standTogether: (words: readonly string[]) => boolean,
  joined: (word: string) => readonly string[] | undefined = () => undefined,
): Respell {
  let bySound: ReadonlyMap<string, string> | undefined;
  return (word) => {
    if (word.length > LONGEST || stems.has(stemOf(word))) return undefined;
    const numbered = LETTERS_AND_NUMBER.exec(word);
    if (numbered) return knownParts(numbered.slice(1), stems);
    if (word.length < SHORTEST || /\d/u.test(word)) return undefined;
    const phrase = joined(word);
    if (phrase) return phrase;
    bySound ??= commonestBySound(stems, rules, telling);
    const heard = bySound.get(soundOf(stemOf(word), rules));
    if (heard !== undefined) return [heard];
    const parts = apart(word, stems);
    return parts && standTogether(parts) ? parts : undefined;
  };
}

/** A road is the M-30 or the M30. */
const LETTERS_AND_NUMBER = /^(\p{L}{1,3})(\d{1,4})$/u;

function apart(word: string, stems: KnownStems): readonly string[] | undefined {
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const parts = knownParts([word.slice(0, at), word.slice(at)], stems);
    if (parts) return parts;
  }
  return undefined;
}

const knownParts = (parts: readonly string[], stems: KnownStems): readonly string[] | undefined =>
  parts.every((part) => stems.has(stemOf(part))) ? parts : undefined;

function commonestBySound(
  stems: KnownStems,
  rules: SoundRules,
  telling: (stem: string) => number,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const stem of stems) {
    const sound = soundOf(stem, rules);
    // "Zzzzzz" sounds like one letter, and no word is meant by that.
    if (sound.length < SHORTEST_PART) continue;
    const known = found.get(sound);
    if (known === undefined || telling(stem) < telling(known)) found.set(sound, stem);
  }
  return found;
}

function soundOf(word: string, rules: SoundRules): string {
  const heard = rules.reduce((text, [spelling, sound]) => text.replaceAll(spelling, sound), word);
  return heard.replace(/(.)\1+/gu, '$1');
}
