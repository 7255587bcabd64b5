// Stops by their names, or by the part of a name that tells them.
import { entryOf, type GazetteerEntry } from '../../../../domain/gazetteer.ts';
import { foldedWords } from '../../../../domain/text.ts';
import { compiled } from '../../../languages/compile.ts';
import { DEFINITE } from '../../../name-readings.ts';
import type { Reading, StandingStop } from '../../context.ts';
import { overlaps } from '../../sentence.ts';
import type { PlanSentence } from '../stops-said.ts';
import { kindOf } from './kind-of.ts';
import { isPlaceOf, type Mention, nameMention, standingOf } from './mention.ts';
import type { Spanned } from './role-words.ts';

/** Stops by their names, or by the part that tells them: "the Bar", "La Bicicleta", of a café of that name. */
export function wholeNames(reading: Reading, sentence: PlanSentence['sentence']): readonly Mention[] {
  const { words } = reading.document;
  const { from, to } = sentence;
  return standingOf(reading).flatMap((stop) => {
    const all = foldedWords(stop.place.name);
    // "Wild pig after", of The Wild Pig.
    const name = all.length > 2 && DEFINITE.has(all[0]!) ? all.slice(1) : all;
    for (let length = name.length; length > 0; length--) {
      for (let first = 0; first + length <= name.length; first++) {
        const run = name.slice(first, first + length);
        const at = words.findIndex(
          (_, index) =>
            index >= from &&
            index + length <= to &&
            run.every((word, next) => words[index + next]!.folded === word) &&
            (length === name.length ? length > 1 : isTelling(reading, sentence, run, index)),
        );
        // The article is of the words before it: "en lugar del Prado".
        const lead = run.findIndex((word) => !DEFINITE.has(word) && word.length > 2);
        if (at < 0) continue;
        const begin = withOwnWords(reading, from, at + Math.max(0, lead), new Set(name));
        return [nameMention(reading, entryOf(stop.place), { from: begin, to: at + length })];
      }
    }
    return [];
  });
}

/** "The house of Lope de Vega", of the Casa Museo Lope de Vega: words of the name that stand before the rest are of it. */
function withOwnWords(reading: Reading, from: number, begin: number, own: ReadonlySet<string>): number {
  const { document, grammar } = reading;
  const { words } = document;
  const isOwn = (at: number) =>
    at >= from &&
    own.has(words[at]!.folded) &&
    !DEFINITE.has(words[at]!.folded) &&
    !grammar.genitive.has(words[at]!.norm);
  if (isOwn(begin - 1)) return withOwnWords(reading, from, begin - 1, own);
  const isJoined = begin - 2 >= from && grammar.genitive.has(words[begin - 1]!.norm) && isOwn(begin - 2);
  return isJoined ? begin - 2 : begin;
}

/** Words of a name that mean no kind of place, no time and nothing of every day: one of them alone names the stop. */
function isTelling(
  reading: Reading,
  { chunks }: PlanSentence['sentence'],
  run: readonly string[],
  at: number,
): boolean {
  const { document, grammar } = reading;
  const isOther = (word: string, index: number) =>
    DEFINITE.has(word) ||
    word.length < 3 ||
    grammar.light.has(word) ||
    chunks.some(
      (chunk) =>
        chunk.from <= at + index && at + index < chunk.to && (chunk.when !== undefined || kindOf(chunk).length > 0),
    );
  const telling = run.filter((word, index) => !isOther(word, index));
  const isOfOthers = (word: string) =>
    standingOf(reading).filter(({ place }) => foldedWords(place.name).includes(word)).length > 1;
  if (telling.length === 0 || telling.every(isOfOthers)) return false;
  return run.length > 1 || (run[0]!.length > 3 && !compiled(document.language).isOrdinary(run[0]!));
}

/** A place of that name; an area or a station only says where. */
export function namedBy(
  reading: Reading,
  entry: GazetteerEntry,
  span: Spanned,
  { references }: PlanSentence,
): readonly Mention[] {
  const said = references.find((each) => each.reference.kind === 'name' && overlaps(each, span))?.reference;
  const entries = [entry, ...(said?.kind === 'name' ? said.candidates.map((each) => each.entry) : [])];
  const standing = entries.find((each) => standingOf(reading).some((stop) => isPlaceOf(each, stop)));
  const meant = standing ?? entries.find(({ thing }) => thing.kind === 'place');
  const alike = meant && !standing ? standingLike(reading, meant, span) : undefined;
  return meant ? [nameMention(reading, alike ?? meant, span)] : [];
}

/** "The jazz club", which a place elsewhere is called as well: the one stop of the plan that is of that kind. */
function standingLike(
  reading: Reading,
  { name, categories = [] }: GazetteerEntry,
  { from, to }: Spanned,
): GazetteerEntry | undefined {
  const { words } = reading.document;
  // "The palace", of a plan with one, whatever hotel is called so.
  const said = words.slice(from, to).flatMap(({ folded }) => (DEFINITE.has(folded) ? [] : folded));
  const isCalled = ({ place }: StandingStop) => {
    const own = foldedWords([place.name, ...place.types].join(' '));
    return said.length === 1 && said.every((word) => own.includes(word));
  };
  const [called, more] = standingOf(reading).filter(isCalled);
  if (called && !more) return entryOf(called.place);
  const own = new Set(foldedWords(name));
  const isByName = words.slice(from, to).some(({ folded }) => own.has(folded));
  const isDefinite = DEFINITE.has(words[from - 1]?.folded ?? '') || DEFINITE.has(words[from]?.folded ?? '');
  if (isByName || !isDefinite) return undefined;
  const isAlike = ({ place, meal }: StandingStop) =>
    !meal && place.categories.some((each) => categories.includes(each));
  const [only, another] = standingOf(reading).filter(isAlike);
  return only && !another ? entryOf(only.place) : undefined;
}
