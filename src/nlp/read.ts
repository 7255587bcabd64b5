// The one entry of nlp: a message read into a frame, and the ratings of stage 5 that follow from it. No clock, no files, no
// randomness.

import type { Category } from '../domain/category.ts';
import type { CivilMoment } from '../domain/civil-day.ts';
import { finished } from '../domain/in-steps.ts';
import { overlap } from '../domain/span.ts';
import type { Comparison } from './comparisons.ts';
import type { Line } from './document.ts';
import type { Frame, FrameIntent } from './frame.ts';
import { frameOf, type ReadFrame } from './frame-of.ts';
import { compiled } from './languages/compile.ts';
import { matchesIn } from './languages/pattern.ts';
import { withLearnedAttitudes } from './learned-attitudes.ts';
import { type Stage, type Stages, stagesOf, type UnderstandingContext } from './pipeline.ts';
import { inferRatings, MENTIONED } from './ratings.ts';
import type { ReadContext } from './reading/context.ts';
import { withoutDenied, withoutMisjudged } from './reading/judged.ts';
import { requestOf } from './request.ts';
import { storyOf } from './story.ts';
import type { ConceptMention, Opinion, Request, Understanding } from './understanding.ts';

export const read = (raw: string, context: ReadContext): Frame => understand(raw, context).frame;

/** Without `now`, as for ratings alone, dates are those of some day. */
export type MessageContext = UnderstandingContext & Partial<ReadContext>;

export function understand(raw: string, context: MessageContext = {}): Understanding {
  return finished(understanding(raw, context));
}

/** Longer messages take more than a millisecond or two. */
const LONG_CHARS = 300;

/**
 * The same, with turns for other work in between: a long message one stage at a time, a short one in a single step.
 *
 * @returns what was understood; what it yields are the stages as they are done
 */
export function* understandingInSteps(raw: string, context: MessageContext = {}): Generator<Stage, Understanding> {
  return raw.length > LONG_CHARS ? yield* understanding(raw, context) : understand(raw, context);
}

/** Longer messages are stories: told for their tastes, their frame costs more than it says. */
const LONGEST_FRAMED = 600;

function* understanding(raw: string, context: MessageContext): Generator<Stage, Understanding> {
  const heard = yield* stagesOf(raw, context);
  const stages = { ...heard, opinions: withoutMisjudged(heard.document, heard.opinions) };
  const { document } = stages;
  const { text, language, tokens, places, concepts } = document;
  const at: ReadContext = { ...context, now: context.now ?? SOME_DAY };
  const readWith = (opinions: readonly Opinion[]) =>
    text.length > LONGEST_FRAMED ? storyOf(document, opinions) : frameOf(stages, opinions, at);
  const told = readWith(stages.opinions);
  const held = isStatement(told, stages.line)
    ? withLearnedAttitudes(document, stages.opinions, context.learned?.[language]?.polarity)
    : stages.opinions;
  const found = held === stages.opinions ? told : readWith(held);
  const opinions = withoutDenied(held, found.wishes);
  const request = requestOf(found);
  const preferences = ratingsOf(stages, opinions, found, request);
  return { text, language, tokens, places, concepts, opinions, preferences, frame: { ...found, preferences }, request };
}

const SOME_DAY: CivilMoment = '2026-01-01T12:00';

/** Neither a question nor a request, and no search that says where or when. */
function isStatement(frame: ReadFrame, line: Line): boolean {
  const { text, asks, whens, intents, references, unread } = frame;
  const isPlaced = references.some(({ kind }) => kind === 'name');
  if (text.includes('?') || asks.length > 0 || whens.length > 0 || isPlaced) return false;
  const isColoured = unread.length >= COLOURING || intents[0]!.intent === 'preferences';
  return isColoured && TOLD.has(intents[0]!.intent) && !isOutright(frame, line);
}

/** "I want", "find me". */
const isOutright = ({ language }: ReadFrame, { text }: Line): boolean =>
  matchesIn(compiled(language).patterns.outrightRequest, text);

/** Words without a meaning of their own that make a sentence sound like a judgement. */
const COLOURING = 2;
const TOLD: ReadonlySet<FrameIntent> = new Set([
  'preferences',
  'recommend',
  'situation',
  'smalltalk',
  'out_of_scope',
  'place_details',
]);

function ratingsOf(
  { document: { concepts, words }, comparisons, line }: Stages,
  opinions: readonly Opinion[],
  frame: ReadFrame,
  request: Request,
): ReadonlyMap<Category, number> {
  const rated = inferRatings(opinions, comparisons, isAskedFor(frame, request, comparisons));
  const isFood = frame.wishes.some(
    ({ attribute, polarity }) => polarity === 'want' && (attribute === 'cuisine' || attribute === 'dish'),
  );
  // "Something Korean tonight?" names no kind of place, but asks for one; "I had a steak" does not.
  const asks = frame.text.includes('?') || words.length <= 2 || isOutright(frame, line);
  const asksForFood = isFood && asks && concepts.length === 0 && rated.size === 0 && request.intent === 'recommend';
  return asksForFood ? new Map([['restaurants', MENTIONED]]) : rated;
}

const SEARCHING: ReadonlySet<Request['intent']> = new Set([
  'recommend',
  'nearby',
  'refine',
  'more',
  'sort',
  'plan',
  'preferences',
  'greet',
  'correction',
]);

/** A mention counts as interest where it is asked for, and is no landmark. */
function isAskedFor(
  { wishes, references, unknownPlace }: ReadFrame,
  { intent }: Request,
  comparisons: readonly Comparison[],
): (concept: ConceptMention) => boolean {
  const compared = new Set(comparisons.flatMap(({ winner, loser }) => [winner, loser]));
  // "The park" points at one that was shown; "no bars" turns bars down.
  const others = [
    ...references.flatMap(({ kind, said }) => (kind === 'type' || kind === 'stay' ? said : [])),
    ...wishes.flatMap(({ polarity, said }) => (polarity === 'avoid' && said ? said : [])),
    ...(unknownPlace ? [unknownPlace] : []),
  ];
  const isOther = (concept: ConceptMention) => others.some((said) => overlap(said, concept));
  return (concept) =>
    concept.role === 'asked' &&
    !compared.has(concept) &&
    SEARCHING.has(intent) &&
    (intent === 'preferences' || !isOther(concept));
}

/** Compiles both languages and indexes what a first misspelling would wait for, so that no message does. */
export function* preparationInSteps(context: MessageContext = {}): Generator<unknown, void> {
  for (const message of [...FIRST_MESSAGES, ...FIRST_MESSAGES]) yield* understanding(message, context);
}

/** One of each kind of sentence: names, slips, tastes, numbers, comparisons, follow-ups, a wish with a date. */
const FIRST_MESSAGES = [
  'hi, musuems near teh central park?',
  'I love parks, gardens and 4 out of 5 for bars, but museums are better than nightclubs',
  'the second one, what time does it open on Sunday? something cheaper, sort by rating',
  'vegan dinner near the park on friday under 20 euros',
  'hola, ¿mueseos zerca del parque?',
  'me encantan los parques y les doy 4 de 5 a los bares, pero los museos son mejores que las discotecas',
  'el segundo, ¿a qué hora abre el domingo? algo más barato, ordena por nota',
  'cena vegana cerca del parque el viernes',
];
