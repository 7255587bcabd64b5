// A way of which the message says where it begins or where it leads, by the small words before its names: "from there to
// Lavapiés", «cómo volvemos al hotel desde aquí».

import { type Anchor, anchorAt } from '../../domain/conversation.ts';
import { foldedLine, foldedWords } from '../../domain/text.ts';
import { type FactAsk, factsIn } from '../../nlp/ask.ts';
import type { Frame, Reference } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { isStartDenied } from '../../nlp/reading/way-asks.ts';
import { placeIdIn } from '../../nlp/reference.ts';
import { hasWhat } from '../../wishes/wish.ts';
import type { Destination, DialogueAct } from '../acts.ts';
import { hears } from '../cues.ts';
import { anchorOf, resolve, startAt } from '../places/resolve.ts';
import type { Turn } from '../turn.ts';
import { directTo, goalOf } from './way.ts';

/** Where nothing but a way is asked for; beside other questions, the way is told behind them. */
export function wayBetween(turn: Turn): DialogueAct | undefined {
  const { frame } = turn;
  const isBack = hears('goesBack', frame);
  const isOutside = frame.intents[0]?.intent === 'out_of_scope';
  if (isOutside || (frame.plan && !isBetweenNames(frame)) || hasWhat(frame)) return undefined;
  const facts = factsIn(frame);
  const told = new Set(facts.flatMap(({ from }) => from?.said.start ?? []));
  const isStart = (each: Reference) =>
    told.has(each.said.start) ||
    ('role' in each && each.role === 'from') ||
    isLedBy('from', each, frame) ||
    isLedBy('arrived', each, frame);
  const denied = frame.references.filter((each) => isDenied(each, frame));
  const starts = frame.references.filter((each) => isStart(each) && !denied.includes(each));
  // «De Atocha al Prado»: "of" says where a way begins only where another name says where it leads.
  if (starts.length === 0) starts.push(...frame.references.filter((each) => isBeforeGoal(each, frame)));
  const goal =
    frame.references.find((each) => !starts.includes(each) && !denied.includes(each) && isLedTo(each, frame)) ??
    frame.references.find((each) => starts.some((start) => isBehind(start, each, frame))) ??
    (isBack ? frame.references.find((each) => each.kind === 'name' && each.role === 'in') : undefined);
  const isBetween = goal !== undefined && starts.length > 0;
  const isOfWay = ({ attribute, by }: FactAsk) =>
    OF_WAYS.has(attribute) ||
    (OF_LENGTH.has(attribute) && (isBetween || isRide(by))) ||
    // "Is the way from the one to the other all right with a wheelchair?"
    (attribute === 'wheelchair' && isBetween) ||
    (OF_RIDES.has(attribute) && isBetween);
  const isWay = facts.length > 0 ? facts.every(isOfWay) : isBack || (isBetween && speaksOfRides(frame));
  if (!isWay || (!goal && starts.length === 0)) return undefined;
  const spoken = spokenOf(turn, [goal, ...starts]);
  const home = isBack && starts.length > 0 ? homeSaid(turn) : undefined;
  const to = goal ? (bedOf(goal, frame) ?? goalOf(goal, turn)) : (home ?? asGoal(spoken));
  const last = starts.at(-1);
  const isThere = last?.kind === 'pronoun';
  const said = isThere ? (spoken ?? turn.conversation.anchor) : last && startAt(last, turn.conversation, turn.scene);
  const from = said ?? (isBack && !last ? spoken : undefined);
  // Nobody knows where "there" is: a goal that was named is told the way to all the same.
  if (!to || (last && !from && !(isThere && goal?.kind === 'name'))) return undefined;
  return directTo(to, from);
}

/** "From the palace to the station", beside a plan: of two ends that are named the whole way is told, whether they are stops or not. */
const isBetweenNames = ({ plan }: Frame): boolean =>
  plan?.kind === 'ask' &&
  plan.question?.about === 'leg' &&
  plan.question.of?.kind === 'name' &&
  plan.question.from?.kind === 'name';

/** "Our hotel by the square": where it is, which is said beside it. */
function bedOf(goal: Reference, { references }: Frame): Destination | undefined {
  if (goal.kind !== 'stay') return undefined;
  const beside = references.find(
    (each) => each.kind === 'name' && BESIDE.has(each.role) && each.said.start >= goal.said.end,
  );
  return asGoal(beside && anchorOf(beside));
}
const BESIDE: ReadonlySet<string> = new Set(['near', 'in']);

/** "We stay by the river. How do we get home from the bar?": where they said that they stay, now or before. */
function homeSaid({ frame, conversation }: Turn): Anchor | undefined {
  const now = frame.situation.flatMap((fact) => (fact.kind === 'stay' && fact.at ? (anchorOf(fact.at) ?? []) : []))[0];
  return now ?? conversation.situation?.stay;
}

const speaksOfRides = ({ text, language }: Frame): boolean => grammarOf(language).rides.test(foldedLine(text));

/** How far it is, or how long: between two ends, the way says both. */
const OF_LENGTH: ReadonlySet<string> = new Set(['distance', 'duration']);
const OF_WAYS: ReadonlySet<string> = new Set(['directions', 'station']);
/** Asked beside a way with two ends: what a taxi costs, whether the metro has a lift. */
const OF_RIDES: ReadonlySet<string> = new Set(['taxi', 'step_free_station', 'feature:lift']);
/** "How far is it by metro?" wants the way, and no metres. */
const isRide = (by: string | undefined): boolean => by === 'metro' || by === 'train' || by === 'bus';

function isBeforeGoal(each: Reference, frame: Frame): boolean {
  const { text, language, references } = frame;
  const { measuredFrom, definite } = grammarOf(language);
  const before = foldedWords(text.slice(0, each.said.start));
  const lead = before.findLast((word) => measuredFrom.has(word) || !definite.has(word)) ?? '';
  return (
    ENDS.has(each.kind) &&
    measuredFrom.has(lead) &&
    references.some(
      (other) => isBehind(each, other, frame) || (isLedTo(other, frame) && other.said.start > each.said.end),
    )
  );
}

/** "From the gallery to the restaurant": nothing but where it leads stands between the two. */
function isBehind(start: Reference, goal: Reference, { text, language }: Frame): boolean {
  if (!ENDS.has(goal.kind) || goal.said.start < start.said.end) return false;
  const { leadingTo, definite } = grammarOf(language);
  const between = foldedWords(`${text.slice(start.said.end, goal.said.start)} ${goal.said.text.split(' ')[0]}`);
  const [first, ...rest] = between;
  return leadingTo.has(first ?? '') && rest.slice(0, -1).every((word) => definite.has(word));
}

/** «De la galería al restaurante»: of what was shown, by its kind. */
const ENDS: ReadonlySet<Reference['kind']> = new Set(['name', 'type', 'ordinal']);

const isLedTo = (each: Reference, frame: Frame): boolean =>
  (each.kind === 'name' && each.role === 'to') || isLedBy('wayTo', each, frame);

/** "Not from Sol". */
const isDenied = ({ said }: Reference, { text, language }: Frame): boolean =>
  isStartDenied(` ${foldedLine(text.slice(0, said.start))} `.replace(/ {2,}/gu, ' '), grammarOf(language));

/** The words directly before it: "from the", "back to", «hasta el». */
function isLedBy(lead: 'from' | 'arrived' | 'wayTo', { kind, said }: Reference, { text, language }: Frame): boolean {
  if (kind === 'here' || kind === 'all') return false;
  const before = text.slice(0, said.start);
  // «Al primero»: the article is part of what points.
  // «From La Venencia»: the article of a name, in whatever language.
  const withArticle =
    kind === 'name' ? before.replace(/(?:el|la|los|las) $/iu, '') : `${before}${said.text.split(' ')[0]}`;
  const grammar = grammarOf(language);
  const pattern = lead === 'arrived' ? grammar.corrections.arrived : grammar[lead];
  return [before, withArticle].some((each) => pattern.test(foldedLine(each)));
}

/** The place that the message names beside both ends, else the one that is talked of. */
function spokenOf({ frame, conversation, scene }: Turn, ends: readonly (Reference | undefined)[]): Anchor | undefined {
  const named = frame.references.find(
    (each) => !ends.includes(each) && each.kind === 'name' && each.role === 'subject' && placeIdIn(each),
  );
  if (named) return anchorOf(named);
  const found = resolve(undefined, conversation, scene);
  const place = found.found === 'places' && !found.assumed ? scene.placeOf(found.placeIds[0]!) : undefined;
  return place && anchorAt(place);
}

const asGoal = (anchor: Anchor | undefined): Destination | undefined =>
  anchor?.placeId ? { placeId: anchor.placeId } : anchor;
