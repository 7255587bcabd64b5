// A stop that is found wanting, and what should rather be there: "that tavern is standing only, something like a proper
// restaurant with music, around the old town".
import type { Stop } from '../../domain/plan.ts';
import { foldedLine } from '../../domain/text.ts';
import type { Frame, PlanEdit, PlanStop, Reference } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { isOfStanding } from '../../nlp/reading/plan/changes-joined.ts';
import { typeOf } from '../../nlp/reading/type-of.ts';
import { placeIdIn } from '../../nlp/reference.ts';
import { isAnyTable, mealSaid } from '../../nlp/table.ts';
import { isWhat, must, WHAT, type Wish } from '../../wishes/wish.ts';
import type { DialogueAct } from '../acts.ts';
import { isOfType } from '../places/spoken-of.ts';
import { isPlanOpen } from '../state.ts';
import type { Turn } from '../turn.ts';

export function betterStop({ frame, conversation, scene }: Turn): DialogueAct | undefined {
  const { plan } = conversation;
  const edits = frame.plan?.edits ?? [];
  const isSaid = isOfStanding(edits) || edits.some(({ kind }) => kind === 'add');
  if (!plan || !isPlanOpen(conversation) || frame.plan?.kind === 'make' || isSaid) return undefined;
  const cue = cueIn(frame);
  const stops = plan.days.flatMap((day) => day.stops);
  const wanting = cue === undefined ? undefined : foundWanting({ frame, scene }, stops, cue);
  if (cue === undefined || !wanting) return undefined;
  const wanted = frame.wishes.filter(({ polarity, said }) => polarity === 'want' && said && said.start >= cue);
  const edit = swapFor(frame, wanting, wanted, areaBehind(frame, cue));
  return edit && { kind: 'edit_plan', edits: [edit] };
}

interface Wanting {
  readonly of: Reference;
  readonly meal?: Stop['meal'];
}

/** The one stop that the words before speak of: by its name, its meal, or a kind that is turned down. */
function foundWanting(
  { frame, scene }: Pick<Turn, 'frame' | 'scene'>,
  stops: readonly Stop[],
  cue: number,
): Wanting | undefined {
  const named = frame.references.filter((each) => each.kind === 'name' && stopOf(stops, each) !== undefined);
  const [of] = named;
  if (of && (of.said.end > cue || named.some((each) => placeIdIn(each) !== placeIdIn(of)))) return undefined;
  if (of) return { of, ...mealOf(stopOf(stops, of)) };
  const before = foldedLine(frame.text.slice(0, cue));
  const meals = grammarOf(frame.language).meals.filter(([, pattern]) =>
    before.split(' ').some((word) => pattern.test(` ${word} `)),
  );
  const [meal] = meals.flatMap(([word]) => (word === 'lunch' || word === 'dinner' || word === 'breakfast' ? word : []));
  if (meal && stops.some((stop) => stop.meal === meal)) return { of: { kind: 'meal', meal, said: NOWHERE }, meal };
  const refused = frame.wishes.find(
    (wish) => wish.polarity === 'avoid' && WHAT.has(wish.attribute) && (wish.said?.start ?? cue) < cue,
  );
  const type = refused && typeOf(refused);
  return type && stops.some(({ placeId }) => isOfTypeAt(scene, placeId, type)) ? { of: type } : undefined;
}
const NOWHERE = { start: 0, end: 0, text: '' };

const mealOf = (stop: Stop | undefined): Pick<Wanting, 'meal'> => (stop?.meal ? { meal: stop.meal } : {});

function isOfTypeAt(scene: Turn['scene'], placeId: Stop['placeId'], type: Reference): boolean {
  const place = scene.placeOf(placeId);
  return place !== undefined && type.kind === 'type' && isOfType(type, place);
}

const stopOf = (stops: readonly Stop[], reference: Reference): Stop | undefined =>
  stops.find(({ placeId }) => placeId === placeIdIn(reference));

/** Where "something like" begins in the message. */
function cueIn({ text, language }: Frame): number | undefined {
  const { somethingLike } = grammarOf(language).plans;
  const starts = [...text.matchAll(/[\p{L}\d]+/gu)].map(({ index }) => index);
  return starts.findLast((at) => somethingLike.test(foldedLine(text.slice(at))));
}

const areaBehind = ({ references }: Frame, cue: number): Reference | undefined =>
  references.find(
    (each) => each.kind === 'name' && each.said.start >= cue && each.candidates[0]?.entry.thing.kind !== 'place',
  );

function swapFor(
  frame: Frame,
  { of, meal }: Wanting,
  wanted: readonly Wish[],
  near: Reference | undefined,
): PlanEdit | undefined {
  const kinds = wanted.filter(isWhat);
  const isMusic = (wish: Wish) => wish.attribute === 'category' && wish.value === 'music halls';
  const isDance = (wish: Wish) => wish.attribute === 'feature' && wish.value === 'dancing';
  // A table with music is a table.
  const hasMusic = kinds.some(isMusic) && (kinds.some(isAnyTable) || meal !== undefined);
  const club = !meal && wanted.some(isDance) ? CLUB : undefined;
  const wish = kinds.find((each) => !isAnyTable(each) && !(hasMusic && isMusic(each))) ?? club;
  const like = [
    ...wanted.filter((each) => MANNERS.has(each.attribute) && !(club && isDance(each))),
    ...(hasMusic ? [must({ attribute: 'feature', operator: 'is', value: 'live_music' })] : []),
  ];
  const isCheaper = frame.changes.some((change) => change.kind === 'tighten' && change.attribute === 'price');
  const isOther = frame.changes.length > 0 || grammarOf(frame.language).plans.rather.test(foldedLine(frame.text));
  if (!wish && like.length === 0 && !near && !kinds.some(isAnyTable) && !isOther) return undefined;
  const by: PlanStop | undefined = wish ? { wish, ...(meal && { meal: mealSaid(meal) }) } : undefined;
  return {
    kind: 'swap',
    of,
    ...(by && { by }),
    ...(isCheaper && { cheaper: true }),
    ...(like.length > 0 && { like }),
    ...(near && { near }),
  };
}
const CLUB = must({ attribute: 'category', operator: 'is', value: 'dance clubs' });
const MANNERS: ReadonlySet<string> = new Set(['feature', 'diet', 'price_level', 'wheelchair', 'fame']);
