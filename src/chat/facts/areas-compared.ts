// "Malasaña or Chueca for a night out?", "what is the old town like?": what parts of the city are like, what there is in each,
// and which one to choose for what was said.
import type { Topic } from '../../city/topics.ts';
import type { AreaTrait } from '../../domain/area-trait.ts';
import type { Anchor } from '../../domain/conversation.ts';
import { foldAccents } from '../../domain/text.ts';
import type { Frame, Reference } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { hasWhat } from '../../wishes/wish.ts';
import type { AreaPick, DialogueAct } from '../acts.ts';
import { hears } from '../cues.ts';
import { requestedSearch } from '../lists/wish-search.ts';
import { anchorOf } from '../places/resolve.ts';
import type { AreasTold, AreaTold } from '../state.ts';
import type { Turn } from '../turn.ts';

/** A list with a part for each of them. */
export function areasCompared(turn: Turn): DialogueAct | undefined {
  const { frame } = turn;
  const names = frame.references.filter(({ kind }) => kind === 'name');
  const [one, other] = names.flatMap((each) => (isArea(each) ? (anchorOf(each) ?? []) : []));
  const isOfTwo = names.length === 2 && one !== undefined && other !== undefined && one.name !== other.name;
  // "Tapas in the old town or the port": either will do.
  const isOnlyWhere =
    names.every((each) => 'role' in each && each.role === 'near') && !frame.asks.some(({ kind }) => kind === 'compare');
  if (!isOfTwo || isOnlyWhere || !isCompared(frame) || frame.plan || !hasWhat(frame)) return undefined;
  const { sortBy: _, ...search } = requestedSearch(turn);
  const told = [one, other].map((anchor) => {
    const topic = turn.scene.aboutArea(anchor.name ?? '');
    return topic ? toldOf(anchor, [topic]) : undefined;
  });
  const pick = told.every((each) => each !== undefined) && isChoiceAsked(frame) && chosen(told, traitsWanted(frame));
  return {
    kind: 'recommend',
    changes: [],
    search: { ...search, anchor: one, orAround: other },
    ...(pick && { areaPick: pick }),
  };
}

/** What the pack tells of the parts of the city that are named, where it is asked what they are like. */
export function areasTold(turn: Turn): DialogueAct | undefined {
  const { frame, scene } = turn;
  if (frame.references.some((each) => each.kind === 'name' && each.role === 'except')) return undefined;
  const isLikeAsked = hears('whatItIsLike', frame);
  const isSetAside = !hasWhat(frame) && isCompared(frame);
  const again = areaChosenAgain(turn);
  if (again) return again;
  if (!isLikeAsked && !isSetAside) return undefined;
  const names = frame.references.filter(({ kind }) => kind === 'name');
  const anchors = names.flatMap((each) => (isArea(each) ? (anchorOf(each) ?? []) : []));
  const areaNames = [...new Set(anchors.flatMap(({ name }) => name ?? []))];
  const topics = areaNames.flatMap((name) => scene.aboutArea(name) ?? []);
  const isOfAll = topics.length > 0 && topics.length === names.length && topics.length <= MOST_AREAS;
  const isAsked = topics.length > 1 || (isLikeAsked && !hasWhat(frame));
  if (!isOfAll || !isAsked) return undefined;
  const [around, ...others] = anchors;
  if (!around || others.length === 0) return { kind: 'tell_topics', topics, ...(around && { around }) };
  const areas = anchors.map((anchor) => toldOf(anchor, topics));
  const wanted = traitsWanted(frame);
  const best = chosen(areas, wanted);
  // "The difference, for sleeping?" asks for a choice as well.
  const pick = isChoiceAsked(frame) || best.because.length > 0 ? best : undefined;
  const told: AreasTold = { areas, wanted };
  return { kind: 'tell_topics', topics, told, ...(pick && { pick, around: anchorFor(pick.area) }) };
}
const MOST_AREAS = 3;

/** "So which one?", after what they are like. */
function areaChosenAgain({ frame, conversation }: Turn): DialogueAct | undefined {
  const { areasTold: before } = conversation;
  if (!before || !(hears('oneOfTwo', frame) || (isCompared(frame) && !hasWhat(frame)))) return undefined;
  // "The quieter one then. Where do I have breakfast there?" looks for a table.
  if (frame.references.some((each) => 'role' in each && each.role === 'near')) return undefined;
  if (frame.references.some(({ kind }) => kind === 'name')) return undefined;
  const told = withWanted(before, frame);
  const pick = chosen(told.areas, told.wanted);
  return { kind: 'tell_topics', topics: [], told, pick, around: anchorFor(pick.area) };
}

/** "The quieter one then, and where do I have breakfast there?": the part of the city that this singles out of those told of. */
export function areaSingledOut({ frame, conversation }: Turn): Anchor | undefined {
  const { areasTold: told } = conversation;
  if (!told || !hears('oneOfTwo', frame)) return undefined;
  const best = chosen(told.areas, traitsWanted(frame));
  return best.because.length > 0 ? anchorFor(best.area) : undefined;
}

/** What was asked for before still holds: "so which one?". */
const withWanted = ({ areas, wanted }: AreasTold, frame: Frame): AreasTold => ({
  areas,
  wanted: [...new Set([...traitsWanted(frame), ...wanted])],
});

const anchorFor = ({ name, position }: AreaTold): Anchor => ({ name, position, inside: true });

function toldOf({ name = '', position }: Anchor, topics: readonly Topic[]): AreaTold {
  const traits = topics.find(({ area }) => area === name)?.traits ?? [];
  return { name, position, traits };
}

/** The one that has most of what is wanted; of equals the first that was said. @param areas two or more */
function chosen(areas: readonly AreaTold[], wanted: readonly AreaTrait[]): AreaPick {
  const count = ({ traits }: AreaTold) => wanted.filter((each) => traits.includes(each)).length;
  const [area, ...others] = [...areas].sort((a, b) => count(b) - count(a)) as [AreaTold, ...AreaTold[]];
  const isOnlyThere = (trait: AreaTrait) => others.every(({ traits }) => !traits.includes(trait));
  return { area, others, because: wanted.filter((each) => area.traits.includes(each) && isOnlyThere(each)) };
}

/** What the words ask for; whoever comes with children or has told a small budget wants that of a quarter, too. */
function traitsWanted({ text, language, situation }: Frame): readonly AreaTrait[] {
  const folded = foldAccents(text);
  const cues = grammarOf(language).areaTraits;
  const said = (Object.keys(cues) as AreaTrait[]).filter((trait) => cues[trait].test(folded));
  const told = situation.flatMap((fact): AreaTrait | readonly [] => {
    if (fact.kind === 'party' && fact.value.withChildren) return 'family';
    if (fact.kind === 'budget' && fact.level !== 'high') return 'cheap';
    return fact.kind === 'occasion' && fact.what !== 'work' ? 'smart' : [];
  });
  return [...new Set([...said, ...told])];
}

const isCompared = ({ intents, asks }: Frame): boolean =>
  intents[0]?.intent === 'compare' || asks.some(({ kind }) => kind === 'compare');

/** "What is the difference?" alone asks for no choice. */
const isChoiceAsked = ({ asks }: Frame): boolean => {
  const compared = asks.flatMap((each) => (each.kind === 'compare' ? each.by : []));
  return compared.length === 0 || compared.some((by) => by !== 'difference');
};

export const isArea = (reference: Reference): boolean =>
  reference.kind === 'name' && reference.candidates[0]?.entry.thing.kind === 'area';
