// "Is the Cerralbo open on the 25th?", «museo romanticismo, ¿hasta cuándo?»: a place that a question names by the telling part of
// its name. The whole name is put in, so that everything after reads one that it knows.
import { hears } from '../../chat/cues.ts';
import { isMeasure, isOfIts, labelsOf } from '../../chat/places/named-in-part.ts';
import type { Place } from '../../domain/place.ts';
import { foldedLine } from '../../domain/text.ts';
import type { Frame, Reference } from '../../nlp/frame.ts';
import { compiled } from '../../nlp/languages/compile.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { DEFINITE } from '../../nlp/name-readings.ts';
import { isPlace, placeIdIn } from '../../nlp/reference.ts';
import type { Understanding } from '../../nlp/understanding.ts';
import { canName, placeByName } from '../../search/place-by-name.ts';
import { wordsOf } from '../../search/words.ts';
import type { Said, Wish } from '../../wishes/wish.ts';
import type { ConversationWorld } from './world.ts';

/** @returns the message with the whole name, undefined where it names none in part */
export function withWholeName(world: ConversationWorld, { frame, text }: Understanding): string | undefined {
  if (!world.searching) return undefined;
  if (frame.references.some(isPlace)) return withWholeNames(world, frame, text);
  for (const part of partsOf(frame)) {
    const place = placeMeant(world, part);
    if (place) return `${text.slice(0, part.start)}${place.name}${text.slice(part.end)}`;
  }
  return undefined;
}

/** "The Sorolla museum, Cerralbo or Romanticismo": what stands in a list beside a name is one, too, of a place of its kind. */
function withWholeNames(world: ConversationWorld, frame: Frame, text: string): string | undefined {
  const { catalogue } = world.recommend;
  const placeOf = (reference: Reference) => catalogue.places[catalogue.rowOf.get(placeIdIn(reference)!) ?? -1];
  const listed = frame.references.filter(isPlace).map((each) => ({ said: each.said, place: placeOf(each) }));
  const found: { readonly said: Said; readonly place: Place }[] = [];
  for (const said of frame.unread) {
    const before =
      [...listed, ...found].find((each) => hears('joined', { text: text.slice(each.said.end, said.start) })) ??
      listed.find((each) => isDirectlyBefore(said, each.said, text));
    const [noun = ''] = before?.place?.name.split(' ') ?? [];
    // "Do they serve it": a word that is in no name tells none, whatever noun stands beside it.
    const isTelling = before !== undefined && !isHome(frame, said) && canName(world.searching!().index, said.text);
    const place = [said.text, `${noun} ${said.text}`]
      .map((name) => (isTelling ? placeMeant(world, { ...said, name }) : undefined))
      .find((each) => each && each.id !== before?.place?.id && each.categories[0] === before?.place?.categories[0]);
    if (place) found.push({ said, place });
  }
  if (found.length === 0) return undefined;
  return found.reduceRight(
    (told, { said, place }) => told.slice(0, said.start) + place.name + told.slice(said.end),
    text,
  );
}

/** "The Cerralbo or the Sorolla museum": the part of a name goes first, and only a small word ties it to the other. */
const isDirectlyBefore = (part: Said, name: Said, text: string): boolean =>
  part.end < name.start &&
  name.start - part.end <= LONGEST_TIE &&
  hears('joined', { text: text.slice(part.end, name.start) });
const LONGEST_TIE = 12;

/** "And home at seven", «y a las 7 a casa»: where people go back to, and part of no name. */
const isHome = ({ text, language }: Frame, { start, end }: Said): boolean =>
  grammarOf(language).plans.backHome.test(
    foldedLine(`${text.slice(0, start).split(' ').slice(-2).join(' ')}${text.slice(start, end)}`),
  );

interface Part extends Said {
  /** Words of the name, where they are others: "museo guardia civil", of the Guardia Civil museum. */
  readonly name?: string;
  /** The noun beside words that could be a name: the place is of that kind. */
  readonly noun?: { readonly wish: Wish; readonly beside: string };
}

/** Words that nobody read: with the noun beside them, after "near", or alone where something is asked of one place. */
function* partsOf(frame: Frame): Generator<Part> {
  const { wishes, unknownPlace } = frame;
  // "Price?" asks for one, whatever house is called so.
  const unread = frame.unread.filter(({ text }) => /^\p{Lu}/u.test(text) || !isMeasure(text, frame));
  const isOfOne = isAboutOnePlace(frame);
  if (unknownPlace) yield unknownPlace;
  for (const words of unread) {
    for (const noun of wishes) {
      const joined = noun.said && NOUNS.has(noun.attribute) ? joinedWith(noun.said, words, frame) : undefined;
      if (!joined && noun.said && isListedBehind(noun.said, words, frame)) {
        const [lead = ''] = noun.said.text.split(' ');
        yield { ...words, name: `${lead} ${words.text}` };
      }
      if (!joined) continue;
      const part = { ...joined, noun: { wish: noun, beside: words.text } };
      yield part;
      for (const label of labelsOf(noun)) yield { ...part, name: `${label} ${words.text}` };
    }
    if (isOfOne) yield* namesIn(words);
    if (isNameAlone(frame)) yield withWhere(words, frame);
    else if (isHeading(frame, words)) yield words;
  }
}

const NOUNS: ReadonlySet<Wish['attribute']> = new Set(['category', 'kind']);

/** «El museo del ferrocarril o el naval»: the noun of the first stands for both. */
function isListedBehind(noun: Said, words: Said, { text, language }: Frame): boolean {
  const between = wordsOf(text.slice(noun.end, words.start));
  const { definite, either } = grammarOf(language);
  const isChoice = between.length > 0 && between.every((word) => definite.has(word) || either.has(word));
  return isChoice && noun.text.includes(' ') && between.some((word) => either.has(word));
}

/** Something is asked that only one place can answer, or that leads to it. */
const isAboutOnePlace = ({ asks, intents, wishes }: Frame): boolean =>
  asks.some(({ kind }) => kind === 'fact' || kind === 'compare') ||
  OF_ONE_PLACE.has(intents[0]!.intent) ||
  (intents[0]!.intent === 'place_details' && wishes.some(({ attribute }) => attribute === 'feature'));

const OF_ONE_PLACE: ReadonlySet<Frame['intents'][number]['intent']> = new Set([
  'opening_hours',
  'prices',
  'contact',
  'directions',
  'compare',
  'plan',
]);

/**
 * «Arqueológico el nueve de noviembre», "and the Acme in the old town?": a name with a day or a part of the city, and nothing
 * else; «en casa a las tres» says where somebody is.
 */
function isNameAlone({ text, language, whens, unread: [words, ...others], references }: Frame): boolean {
  const isOfAreas = references.length > 0 && references.every((each) => each.kind === 'name' && !isPlace(each));
  if (!words || others.length > 0 || (references.length > 0 ? !isOfAreas : whens.length === 0)) return false;
  const spans = [words, ...[...whens, ...references].map(({ said }) => said)].toSorted((a, b) => b.start - a.start);
  const besides = wordsOf(spans.reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text));
  const { functionWords } = compiled(language);
  const isNamed = isOfAreas && DEFINITE.has(wordsOf(text.slice(0, words.start)).at(-1) ?? '');
  return besides.every((word) => DEFINITE.has(word) || (isNamed && functionWords.has(word)));
}

/** The name with the part of the city behind it, which says no more than which one is meant. */
function withWhere(words: Said, { references, text }: Frame): Part {
  const end = Math.max(words.end, ...references.map(({ said }) => said.end));
  return { start: words.start, end, text: text.slice(words.start, end), name: words.text };
}

/** "The naval, has it got a café?", «el naval tiene tienda?»: what the message begins with, before what is asked of it. */
function isHeading({ text, asks, language, references }: Frame, { start, end }: Said): boolean {
  const lead = wordsOf(text.slice(0, start));
  const { possessing, definite } = grammarOf(language);
  const isLed = definite.has(lead.at(-1) ?? '') && lead.length <= MOST_BEFORE;
  const isAsked = asks.length > 0 || possessing.test(` ${wordsOf(text.slice(end)).join(' ')} `);
  return isLed && isAsked && references.every(({ kind }) => kind === 'pronoun' || kind === 'here');
}
const MOST_BEFORE = 3;

/** "Lázaro Galdiano", without the verb that follows. */
const CAPITALS = /\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)*/gu;

function namesIn(words: Said): readonly Part[] {
  const { text, start } = words;
  const capitals = [...text.matchAll(CAPITALS)].map(({ 0: name, index }) => ({
    text: name,
    start: start + index,
    end: start + index + name.length,
  }));
  // "Grazie mille": two words that nobody read, where something is asked of one place. "Long's" is one.
  const isOfSeveral = wordsOf(text).filter((word) => word.length >= SHORTEST_OF_SEVERAL).length > 1;
  return capitals.length === 0 && isOfSeveral ? [words] : capitals;
}

const SHORTEST_OF_SEVERAL = 3;

/** "Museo romanticismo", "naval museum", «museo de antropología»: with nothing but a small word between. */
function joinedWith(noun: Said, words: Said, { text, language }: Frame): Said | undefined {
  const { linkers } = compiled(language);
  const [first, second] = noun.start < words.start ? [noun, words] : [words, noun];
  const between = text.slice(first.end, second.start).trim();
  if (between !== '' && !between.split(' ').every((word) => linkers.has(word) || DEFINITE.has(word))) return undefined;
  return { start: first.start, end: second.end, text: text.slice(first.start, second.end) };
}

function placeMeant({ recommend, searching }: ConversationWorld, { text, name = text, noun }: Part): Place | undefined {
  const { index } = searching!();
  if (noun && !canName(index, noun.beside)) return undefined;
  const row = placeByName(index, name);
  const place = row === undefined ? undefined : recommend.catalogue.places[row];
  return place && (!noun || isOfIts(noun.wish, place)) ? place : undefined;
}
