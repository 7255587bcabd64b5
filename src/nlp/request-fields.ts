// The fields of a request that can be read one by one, each by its own small rule.
import type { Category } from '../domain/category.ts';
import type { Kind, Kinds } from '../domain/kind.ts';
import type { Document, Line } from './document.ts';
import { type Compiled, singulars } from './languages/compile.ts';
import { firstMatch, matchesIn } from './languages/pattern.ts';
import { ONE_LIKE_IT } from './place-tastes.ts';
import type { ConceptMention, Request } from './understanding.ts';

type ReadAlone =
  | 'anchor'
  | 'about'
  | 'other'
  | 'ordinal'
  | 'otherOrdinal'
  | 'reference'
  | 'nearCategory'
  | 'sortBy'
  | 'refine'
  | 'weekday'
  | 'inDays'
  | 'atMinutes'
  | 'howMany'
  | 'cuisine'
  | 'kinds';

export interface Fields extends Pick<Request, ReadAlone> {
  readonly asked: readonly ConceptMention[];
  /** Those of them that may be one thing in particular: "the library", "Biblioteca de Derecho", never "a library". */
  readonly particular: readonly ConceptMention[];
  /** "that museum": points at something shown. */
  readonly pointedAt: readonly ConceptMention[];
  /** "cheaper", not "cheap": changes what was shown. */
  readonly isComparative: boolean;
  /** The message names somewhere to go or to be. */
  readonly isTravel: boolean;
}

export function readFields(document: Document, line: Line, pack: Compiled, hasShown: boolean): Fields {
  const { definite, asked } = splitDefinite(document, line, pack, hasShown);
  const [ordinal, otherOrdinal] = ordinalsIn(line, pack);
  const kindOf = kindReader(document, pack);
  const reference = referenceIn(definite, line, pack, kindOf);
  const { anchor, about, other } = placesIn(document, line, asked.length > 0);
  const near = asked
    .slice(0, 12)
    .find((concept) => isNearReference(concept, line, pack, hasShown && !anchor, definite));
  const spoken = `${line.text}${asked.filter(({ text }) => IS_CHEAP.test(text)).map(({ text }) => `${text.toLowerCase()} `)}`;
  const refine = pack.refinements.filter(([, expression]) => matchesIn(expression, spoken)).map(([name]) => name);
  return {
    asked,
    particular: asked.filter((concept) => isParticular(concept, line)),
    pointedAt: definite,
    isComparative: /\b(?:closer|cheaper|quieter|nearer|mas cerca\w*|mas barat\w+|mas tranquil\w+|menos|less)\b/.test(
      line.text,
    ),
    isTravel: TRAVEL.test(line.text),
    refine,
    ...optional('ordinal', ordinal),
    ...optional('otherOrdinal', otherOrdinal),
    ...optional('reference', reference),
    ...optional('anchor', anchor),
    ...optional('about', about),
    ...optional('other', other),
    ...optional('nearCategory', near?.categories[0]),
    ...optional('sortBy', sortIn(line, pack)),
    ...optional('weekday', weekdayIn(line, pack)),
    ...optional('inDays', inDaysIn(line)),
    ...optional('atMinutes', clockIn(line)),
    ...optional('howMany', howManyIn(line, pack)),
    ...optional('cuisine', cuisineIn(document, pack)),
    ...optional('kinds', kindsIn(asked, kindOf)),
  };
}

/** "Budget hotel" is a word for a kind and for a price. */
const IS_CHEAP = /\b(?:cheap|budget|barat[oa]s?)\b/i;

const TRAVEL =
  / (?:near|nearby|around|madrid|visit|go to|find me|help me find|find|where|wheres|donde|is there a|are there|looking for|recommend|suggest|the area|want to see|spot|place|hotel|cerca|visitar|ir a|sitio|lugar|recomienda\w*|busco|hay alg\w+|zona) /;

function optional<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return (value === undefined ? {} : { [key]: value }) as { [P in K]?: V };
}

/** "that museum" points at something shown; after a list, so does "the museum" in the singular. */
function splitDefinite({ concepts }: Document, line: Line, pack: Compiled, hasShown: boolean) {
  const isDefinite = (concept: ConceptMention): boolean => {
    const at = line.signs.findIndex((sign) => sign.concept === concept);
    const before = line.signs[at - 1]?.text ?? '';
    if (isPlural(concept) || concept.reason === ONE_LIKE_IT) return false;
    if (new RegExp(`^(?:${pack.pack.patterns.demonstrative})$`).test(before)) return true;
    return (
      hasShown &&
      !GOING_TO.test(signsBefore(line, at)) &&
      ['the', 'el', 'la', 'del', 'al'].includes(before) &&
      (concept.role === 'landmark' || !/@c .*@c/.test(line.text))
    );
  };
  const asked = concepts.filter(({ role }) => role === 'asked');
  const pointed = concepts.filter(isDefinite);
  return { definite: pointed, asked: asked.filter((concept) => !pointed.includes(concept)) };
}

/** "Better go to the cinema", «mejor al cine»: any of them. */
const GOING_TO =
  / (?:(?:go|going|rather|better|maybe|instead|prefer|lets go|trip|out) to the|(?:or|maybe|rather|perhaps|better) the|(?:o|mejor|quizas?) el|(?:mejor|ir|vamos|voy|vayamos|iremos|iria|apetece ir|prefiero|quiero ir) (?:al|a la)) $/;

const signsBefore = ({ signs }: Line, at: number): string =>
  ` ${signs
    .slice(Math.max(0, at - 4), Math.max(0, at))
    .map(({ text }) => text)
    .join(' ')} `;

function referenceIn(
  [first]: readonly ConceptMention[],
  line: Line,
  pack: Compiled,
  kindOf: KindReader,
): Fields['reference'] {
  const category = first?.categories[0];
  if (category) return { category, ...optional('kind', kindOf(first)) };
  return matchesIn(pack.patterns.reference, line.text) ? {} : undefined;
}

/** Singular, not "a museum" nor "the nearest museum". */
function isParticular(concept: ConceptMention, line: Line): boolean {
  const at = line.signs.findIndex((sign) => sign.concept === concept);
  const before = line.signs[at - 1]?.text ?? '';
  const after = line.signs
    .slice(at + 1, at + 3)
    .map(({ text }) => text)
    .join(' ');
  if (/^(?:an?|best|good|great|nice|un|una|buen) /i.test(concept.text)) return false;
  return (
    !isPlural(concept) &&
    concept.categories.length === 1 &&
    !INDEFINITE.test(before) &&
    !/^(?:mas|que mas) |^(?:recomendable|bueno|buena|barat|gratis)/.test(after)
  );
}
const INDEFINITE =
  /^(?:an?|any|some|another|one|nearest|closest|best|good|nice|cheap|free|friendly|top|other|new|no|un|una|uno|algun|alguna|otro|otra|mejor|buen|buena|ningun|ninguna|de|for|para|with|con|like|as)$/;

const isPlural = ({ text }: ConceptMention): boolean => /[^s]s$/i.test(text);

/** "What about Malasaña instead?" */
const MOVES_TO =
  /^ (?:(?:no|not|sorry|wait|i meant|i mean|i said|make it|perdon|perdona|nah|queria decir|quiero decir|me referia a|me refiero a|digo|en|in|around|and|or|the|el|la|los|las|por|hmm+|mmm+|ok|okay|what about|how about|maybe|perhaps|then|y|o|mejor|vale|pues|que tal|quiza|quizas|entonces) )*@p (?:(?:is|would be|sounds|works|seria|es) (?:better|best|fine|good|nicer|mejor) )?(?:(?:instead|then|maybe|please|mejor|entonces|porfa) )*$/;

/** "In the Retiro area", "por el Retiro", and nothing else; "¿y en el Prado?" asks again. */
const GOES_IN =
  /^ (?:(?:no|ok|vale|mejor|pues|maybe|better) )*(?:in|around|within|inside|en|por|dentro de) (?:(?:the|el|la|los|las) )?@p (?:(?:instead|then|please|mejor|entonces|porfa) )*$/;

/** «Cuéntame algo de Cibeles» */
const TELLS_OF =
  / (?:hablame|cuentame|dime|algo|historia|informacion|info|datos|sabes|saber) (?:\S+ ){0,2}(?:de|sobre) (?:(?:el|la|los|las) )?@p /;

/** Who is searched around, and who is talked about. */
function placesIn(
  { places, homonyms }: Document,
  line: Line,
  hasAsked: boolean,
): Pick<Fields, 'anchor' | 'about' | 'other'> {
  const anchor =
    places.find(({ role }) => role === 'near') ??
    homonyms.find(({ role }) => role === 'near') ??
    (hasAsked ? places.find(({ role }) => role === 'in') : undefined);
  const subjects = places.filter((place) => place !== anchor);
  const about = subjects.find(({ role }) => role === 'subject') ?? subjects[0];
  const other = subjects.find((place) => place !== about && place.entry !== about?.entry);
  const isPlace = about?.entry.thing.kind === 'place';
  const isArea = isPlace
    ? about.role === 'in' && GOES_IN.test(line.text)
    : about?.role === 'in' || MOVES_TO.test(line.text);
  if (about && (HAS_WITHIN.test(line.text) || (!hasAsked && TELLS_OF.test(line.text)))) return { about };
  if (about && !anchor && (isArea || (hasAsked && line.signs.length > 0))) return { anchor: about };
  return { ...optional('anchor', anchor), ...optional('about', about), ...optional('other', other) };
}

/** "Does the Thyssen have a café?" */
const HAS_WITHIN =
  / (?:(?:does|do|has|did) (?:the )?@p (?:have|has|got|serve|sell|offer) |(?:tiene|tienen|hay) (?:\S+ ){0,2}@c (?:en )?(?:el |la |los )?@p )/;

/** "cafes near it", "a bar around there"; with something in focus also "any cafes nearby?". */
function isNearReference(
  concept: ConceptMention,
  line: Line,
  pack: Compiled,
  mayBeSilent: boolean,
  definite: readonly ConceptMention[],
): boolean {
  const at = line.signs.findIndex((sign) => sign.concept === concept);
  const after = ` ${line.signs
    .slice(at + 1, at + 10)
    .map(({ text }) => text)
    .join(' ')} `;
  const before = ` ${line.signs
    .slice(Math.max(0, at - 8), at)
    .map(({ text }) => text)
    .join(' ')} `;
  const { near, reference, determiners } = pack.pack.patterns;
  const around = new RegExp(
    ` (?:${near}) (?:(?:${determiners}) ){0,2}(?:${reference}|@c|ORDINAL) `.replace(
      'ORDINAL',
      '(?:the |el |la |del )?(?:first|second|third|last|primero|segundo|tercero|ultimo|primera|segunda|tercera)',
    ),
  );
  if (
    around.test(after) ||
    around.test(before) ||
    / (?:cerca|al lado|alrededor) de (?:el|ella|ellos|ellas) $/.test(after)
  )
    return (
      !/@c/.test(after) ||
      definite.some((each) => each.start > concept.start) ||
      matchesIn(pack.patterns.reference, after)
    );
  if (
    mayBeSilent &&
    / (?:nearby|close by|around (?:here|there)|near (?:here|there)|cerca|por (?:ahi|alli|aqui)) (?:(?:to|for|para|a) )?$/.test(
      before,
    ) &&
    / (?:whats|what is|anything|something|somewhere|places?|que hay|algo|sitios?) /.test(line.text)
  )
    return true;
  return (
    mayBeSilent &&
    /^(?: \S+){0,2} (?:nearby|close by|around|around there|near there|in the area|next to it|next door|cerca|cerquita|por los alrededores|en los alrededores|a la redonda|por aqui|por ahi|por alli|alrededor|por la zona|en la zona|al lado) (?:(?:please|por favor|porfa|then|that|que|y|pero|con|sin|no|not|but|with|without|and|for|to|para|open|cheap|abiert[oa]s?|barat[oa]s?) .*|please |por favor |porfa )?$/.test(
      after,
    )
  );
}

/** "The second", "the first and the third". */
function ordinalsIn(line: Line, pack: Compiled): readonly (number | undefined)[] {
  const first = firstMatch(pack.ordinal, line.text);
  if (!first) return [];
  const rest = line.text.slice(first.index + first[0].length).replace(/^ *(?:one |sitio )?/, ' ');
  const other = AND_ANOTHER.test(rest) ? firstMatch(pack.ordinal, rest) : null;
  return [numberOf(first, pack), other ? numberOf(other, pack) : undefined];
}

const AND_ANOTHER = /^ (?:and|or|y|o|with|con|to|than|a|que) (?:the |el |la |del |al )?/;

function numberOf(match: RegExpExecArray, pack: Compiled): number | undefined {
  const written = match.slice(1).find((group) => group !== undefined);
  if (written === undefined) return undefined;
  const number = pack.pack.ordinals[written] ?? pack.pack.numbers[written] ?? Number(written);
  const isPlace = number !== 0 || written in pack.pack.ordinals;
  return Number.isFinite(number) && isPlace && number <= 20 ? number : undefined;
}

function sortIn(line: Line, pack: Compiled): Fields['sortBy'] {
  if (matchesIn(pack.patterns.sortByDistance, line.text)) return 'distance';
  return matchesIn(pack.patterns.sortByRating, line.text) ? 'rating' : undefined;
}

function weekdayIn(line: Line, pack: Compiled): number | undefined {
  for (const { text } of line.signs) {
    const day = pack.pack.weekdays[text];
    if (day !== undefined) return day;
  }
  return undefined;
}

/** "tomorrow", "pasado mañana"; but «por la mañana» is a part of any day. */
function inDaysIn({ text }: Line): number | undefined {
  if (/ (?:day after tomorrow|pasado manana) /.test(text)) return 2;
  return / (?:tomorrow|(?<! (?:la|esta|de|cada) )manana) /.test(text) ? 1 : undefined;
}

/** "at 8 pm", "a las 20:30", "a las 8 de la tarde". */
function clockIn(line: Line): number | undefined {
  const match =
    / (?:at|a las|a la|by|around|until|desde las|sobre las) (\d{1,2})(?:[:.](\d{2}))? ?(am|pm|de la tarde|de la noche|de la manana|in the (?:morning|afternoon|evening))? /.exec(
      line.text,
    );
  if (!match) return undefined;
  const [, hours = '', minutes = '0', half = ''] = match;
  const isAfternoon = /pm|tarde|noche|afternoon|evening/.test(half) && Number(hours) < 12;
  const total = (Number(hours) + (isAfternoon ? 12 : 0)) * 60 + Number(minutes);
  return total < 24 * 60 ? total : undefined;
}

function howManyIn(line: Line, pack: Compiled): number | undefined {
  const written = firstMatch(pack.patterns.howMany, line.text)
    ?.slice(1)
    .find((group) => group !== undefined);
  if (written === undefined) return undefined;
  const count = pack.pack.numbers[written] ?? Number(written);
  return Number.isFinite(count) && count > 0 && count <= 50 ? count : undefined;
}

function cuisineIn({ words }: Document, pack: Compiled): string | undefined {
  return pack.cuisines.matches(words.length, readingsOf(words, pack))[0]?.value;
}

type KindReader = (concept: ConceptMention) => Kind | undefined;

/** By the longest phrase around a noun: "hardware shop" is more than a shop, "garden fountain" no fountain. */
function kindReader({ words }: Document, pack: Compiled): KindReader {
  const matches = pack.kinds.matches(words.length, readingsOf(words, pack));
  return ({ start, end }) =>
    matches.find(({ from, to }) => words[from]!.start <= start && end <= words[to - 1]!.end)?.value;
}

/** A category that is named by itself as well is not narrowed: "nature and lakes". */
function kindsIn(asked: readonly ConceptMention[], kindOf: KindReader): Kinds | undefined {
  const byCategory = new Map<Category, (Kind | undefined)[]>();
  for (const concept of asked) {
    for (const category of concept.categories)
      byCategory.set(category, [...(byCategory.get(category) ?? []), kindOf(concept)]);
  }
  const narrowed = [...byCategory].flatMap(([category, kinds]) => {
    const known = kinds.filter((kind) => kind !== undefined);
    return known.length < kinds.length ? [] : [[category, [...new Set(known)]] as const];
  });
  return narrowed.length === 0 ? undefined : Object.fromEntries(narrowed);
}

const readingsOf =
  (words: Document['words'], pack: Compiled) =>
  (at: number): readonly string[] => {
    const { folded, norm } = words[at]!;
    return [folded, norm, ...singulars(pack.language, norm)];
  };
