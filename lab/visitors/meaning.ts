// Holds what was read of a message against what it means (blind/rounds/README.md): class, wishes, asks, places.
import type { Ask, Frame, FrameIntent } from '../../src/nlp/frame.ts';
import type { Wish } from '../../src/wishes/wish.ts';
import { fold } from '../relevance/facts.ts';
import { isSameThing } from './same-thing.ts';

interface MeantWish {
  readonly attribute: string;
  readonly value: unknown;
  readonly polarity: 'want' | 'avoid';
}

export interface Meant {
  readonly class: string | readonly string[];
  readonly wishes?: readonly MeantWish[];
  readonly asks?: readonly string[];
  readonly tastes?: Readonly<Record<string, 'liked' | 'disliked'>>;
  readonly places?: readonly string[];
  readonly more?: boolean;
  readonly edit?: string | readonly string[];
  readonly refers?: { readonly ordinal?: number; readonly place?: string; readonly last?: boolean };
}

const CLASS_OF: Readonly<Record<FrameIntent, string>> = {
  ...{ recommend: 'recommend', nearby: 'recommend', refine: 'recommend', sort: 'recommend', more: 'recommend' },
  ...{ correction: 'recommend', back: 'recommend', place_details: 'fact', opening_hours: 'fact', prices: 'fact' },
  ...{ contact: 'fact', why: 'fact', compare: 'compare', directions: 'direct', plan: 'plan', preferences: 'tell' },
  ...{ situation: 'tell', greet: 'smalltalk', smalltalk: 'smalltalk', yes: 'smalltalk', no: 'smalltalk' },
  ...{ help: 'smalltalk', memory: 'smalltalk', forget: 'smalltalk', repeat: 'smalltalk', out_of_scope: 'decline' },
};

const ASK_OF: Readonly<Record<string, string>> = { hours: 'opening_hours', children: 'kids', wheelchair: 'wheelchair' };
const COMPARED: Readonly<Record<string, readonly string[]>> = {
  nearer: ['distance'],
  cheaper: ['price', 'price_level'],
  closes_later: ['opening_hours', 'closing'],
  opens_earlier: ['opening_hours'],
  better_rated: ['rating'],
  better_for_children: ['kids'],
  bigger: ['size'],
  faster: ['duration'],
};

/** What is wrong with the reading, by kind; nothing when all that is stated was read. */
export function misreadings(frame: Frame, meant: Meant, formsOfPlace: (name: string) => readonly string[]): string[] {
  const { wishes = [], asks = [], tastes = {}, places = [] } = meant;
  const classes = [meant.class].flat();
  const read = CLASS_OF[frame.intents[0]?.intent ?? 'out_of_scope'];
  const asked = new Set(frame.asks.flatMap(asksOf));
  const named = namesIn(frame);
  return [
    ...(classes.includes(read) ? [] : [`class: ${classes.join('|')} read as ${read}`]),
    ...(meant.wishes?.length === 0 && frame.wishes.length > 0 ? ['wish: none was made'] : []),
    ...wishes.filter((wish) => !isRead(frame, wish)).map(({ attribute }) => `wish: ${attribute}`),
    ...asks.filter((ask) => !asked.has(ask)).map((ask) => `ask: ${ask}`),
    ...Object.entries(tastes).flatMap(([category, taste]) => (hasTaste(frame, category, taste) ? [] : ['taste'])),
    ...places.flatMap((name) => (formsOfPlace(name).some((form) => named.has(form)) ? [] : ['place'])),
    ...(meant.more && frame.intents[0]?.intent !== 'more' && !frame.asks.some(({ kind }) => kind === 'more')
      ? ['more']
      : []),
    ...(meant.edit === undefined || frame.plan ? [] : ['edit']),
    ...(meant.refers?.ordinal === undefined || pointsTo(frame, meant.refers.ordinal) ? [] : ['refers']),
  ];
}

function asksOf(ask: Ask): readonly string[] {
  if (ask.kind === 'compare') return (COMPARED[ask.by] ?? [ask.by]).map((by) => `compare:${by}`);
  if (ask.kind !== 'fact') return [];
  const name = ask.attribute.replace(/^feature:/u, '');
  return [ASK_OF[name] ?? name];
}

function hasTaste({ preferences }: Frame, category: string, taste: 'liked' | 'disliked'): boolean {
  const rating = new Map<string, number>(preferences).get(category);
  return rating !== undefined && (taste === 'liked' ? rating > 3 : rating < 3);
}

const pointsTo = ({ references }: Frame, ordinal: number): boolean =>
  references.some(
    (reference) => reference.kind === 'ordinal' && (reference.fromEnd === true || reference.index === ordinal),
  );

/** Folded names of all that the message was read to name. */
function namesIn({ references, wishes, situation }: Frame): ReadonlySet<string> {
  const stays = situation.flatMap((fact) => (fact.kind === 'stay' || fact.kind === 'position' ? (fact.at ?? []) : []));
  const candidates = [...references, ...stays].flatMap((reference) =>
    reference.kind === 'name' ? reference.candidates.slice(0, 1).map(({ entry }) => entry.name) : [],
  );
  return new Set([...candidates, ...wishes.flatMap(placeNameOf)].map(fold));
}

const placeNameOf = (wish: Wish): readonly string[] =>
  wish.attribute === 'near' || wish.attribute === 'area' ? [wish.value.name ?? ''] : [];

/** One of the values is enough, in the polarity that was meant. */
function isRead(frame: Frame, { attribute, value, polarity }: MeantWish): boolean {
  return [value].flat().some((one) => isSameThing(frame, attribute, one, polarity));
}
