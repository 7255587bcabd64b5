// A flight or a train that the asker told of, and the question when to set out for it.
import { straightLineM } from '../../domain/walk.ts';
import type { Frame, Reference } from '../../nlp/frame.ts';
import { placeIdIn } from '../../nlp/reference.ts';
import type { DialogueAct } from '../acts.ts';
import { anchorOf } from '../places/resolve.ts';
import type { Leaving, NamedPoint, TalkState } from '../state.ts';
import { hearsTold, meansIn } from '../told-apart.ts';
import { aspectsIn } from '../topic-parts.ts';

/** What a piece tells of a departure; undefined where it does not say by what. */
export function leavingIn(frame: Frame): Leaving | undefined {
  const by = meansIn(frame.text);
  if (!by) return undefined;
  const atMin = hourIn(frame);
  return { by, ...(atMin !== undefined && { atMin }) };
}

/** The station or the airport that is named. */
export const hubIn = (frame: Frame): NamedPoint | undefined => spotsIn(frame).at(-1)?.at;

/** "When should I leave for the airport?", "will I make the train?", "metro or better a taxi?" of a flight. */
export function actOfLeaving(frame: Frame, { leaving }: TalkState): DialogueAct | undefined {
  const isWhen = hearsTold('whenToLeave', frame.text);
  const isOfWays = leaving?.by === 'air' && hearsTold('ways', frame.text) && aspectsIn(frame.text).includes('which');
  const isInTime = leaving?.atMin !== undefined && hearsTold('inTime', frame.text);
  if (!isWhen && !isInTime && !isOfWays) return undefined;
  const by = leaving?.by ?? meansIn(frame.text);
  if (!by || (leaving === undefined && frame.references.some((each) => placeIdIn(each) !== undefined)))
    return undefined;
  const spots = spotsIn(frame);
  const isGoal = ({ role }: Spot) => role !== 'from' && role !== 'near' && role !== 'in';
  // "How long before should I be in the station?"
  const goal = spots.find(isGoal) ?? (leaving?.hub ? undefined : spots.find(({ role }) => role === 'in'));
  const main = leaving?.hub ?? goal?.at;
  const isOfHub = ({ at }: Spot) => main !== undefined && straightLineM(at.position, main.position) < SAME_HUB_M;
  // "To the airport, if it leaves from T4": the terminal.
  const hub = spots.findLast((each) => isOfHub(each))?.at ?? main;
  const from = spots.find((each) => !isOfHub(each))?.at;
  const atMin = leaving?.atMin ?? hourIn(frame);
  if (!hub && by !== 'air') return undefined;
  return {
    kind: 'tell_leaving',
    leaving: { by, ...(hub && { hub }), ...(atMin !== undefined && { atMin }) },
    ...(from && { from }),
  };
}

/** Timetables go by twenty-four hours: "9:40" is in the morning, whatever the time of the talk. */
function hourIn({ text, whens }: Frame): number | undefined {
  const [, hours, minutes] = TIMETABLE.exec(text) ?? [];
  if (hours !== undefined && Number(hours) < 24) return Number(hours) * 60 + Number(minutes);
  return whens.find(({ fromMin, label }) => fromMin !== undefined && label === undefined)?.fromMin;
}
const TIMETABLE = /\b(\d{1,2})[:.h](\d\d)\b(?!\s?(?:[ap]\.?m|de la (?:tarde|noche)))/iu;

/** Terminals lie apart. */
const SAME_HUB_M = 4_000;

interface Spot {
  readonly at: NamedPoint;
  readonly role: Extract<Reference, { kind: 'name' }>['role'];
}

/** Stations and parts of the city that are named, and a place to start from. */
const spotsIn = ({ references }: Frame): readonly Spot[] =>
  references.flatMap((each) => {
    const { name, position } = anchorOf(each) ?? {};
    return each.kind === 'name' && name && position ? [{ at: { name, position }, role: each.role }] : [];
  });
