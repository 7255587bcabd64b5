// What a frame asks for, field by field, as the dialogue and the line format of `understand --jsonl` look at it.
import type { Said } from '../wishes/wish.ts';
import type { Reference } from './frame.ts';
import type { ReadFrame as Frame } from './frame-of.ts';
import { isLongStay } from './reading/opening-times.ts';
import { categoriesIn, cuisineIn, kindsIn, refinementsIn, sortIn } from './request/conditions.ts';
import { intentIn } from './request/intent.ts';
import { namesIn, pointedAt } from './request/names.ts';
import { isAnchored, isAroundIt } from './request/shape.ts';
import { weekdayOf } from './temporal/calendar.ts';
import type { Request } from './understanding.ts';

export function requestOf(read: Frame): Request {
  const frame = withoutJudged(read);
  const { intent, confidence } = intentIn(frame);
  const { anchor, about, other } = namesIn(frame);
  const [ordinal, otherOrdinal] = frame.references.flatMap((each) => (each.kind === 'ordinal' ? numberOf(each) : []));
  const reference = pointedAt(frame);
  const categories = categoriesIn(frame);
  const kinds = kindsIn(frame);
  const day = frame.whens.find((when) => (when.day !== undefined || when.weekdays !== undefined) && !isLongStay(when));
  const weekday = day?.weekdays?.[0] ?? (day?.day === undefined ? undefined : weekdayOf(day.day));
  const atMinutes = frame.whens.find(({ fromMin }) => fromMin !== undefined)?.fromMin;
  const cuisine = cuisineIn(frame);
  const near = isAroundIt(frame) && !isAnchored(frame) ? categories[0] : undefined;
  const sortBy = sortIn(frame);
  return {
    intent,
    confidence,
    categories: intent === 'preferences' ? [] : categories,
    refine: refinementsIn(frame),
    ...(anchor && { anchor }),
    ...(about && { about }),
    ...(other && { other }),
    ...(ordinal !== undefined && { ordinal }),
    ...(otherOrdinal !== undefined && { otherOrdinal }),
    ...(reference && { reference }),
    ...(near && { nearCategory: near }),
    ...(sortBy && { sortBy }),
    ...(weekday !== undefined && { weekday }),
    ...(atMinutes !== undefined && { atMinutes }),
    ...(frame.howMany !== undefined && { howMany: frame.howMany }),
    ...(cuisine !== undefined && { cuisine }),
    ...(kinds && { kinds }),
  };
}

/** "Bars? Not for me": what is turned down is neither looked for nor asked about. */
function withoutJudged(frame: Frame): Frame {
  const { wishes, asks } = frame;
  const refused = frame.attitudes.filter(({ polarity }) => (polarity ?? 0) < 0).map(({ said }) => said);
  if (refused.length === 0) return frame;
  const isJudged = (said: Said | undefined) =>
    said !== undefined && refused.some(({ start, end }) => said.start <= start && end <= said.end);
  return {
    ...frame,
    wishes: wishes.filter(({ said }) => !isJudged(said)),
    asks: asks.filter(({ kind, said }) => kind !== 'fact' || !isJudged(said)),
  };
}

type Ordinal = Extract<Reference, { kind: 'ordinal' }>;

const numberOf = ({ index, fromEnd, middle }: Ordinal): number => (middle ? 0 : fromEnd ? -index : index);
