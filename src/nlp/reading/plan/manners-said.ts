// What one stop of a plan is to be: "a museum that's free", "dinner with a terrace", "a quiet bar". It holds for that stop alone.
import type { Wish } from '../../../wishes/wish.ts';
import { lineOfWords, type Reading } from '../context.ts';
import type { SaidStop } from '../said-stop.ts';

/** Each manner goes to the stop that it stands next to, with no other stop and no new beginning between the two. */
export function withManners(
  reading: Reading,
  stops: readonly SaidStop[],
  wishes: readonly Wish[],
): readonly SaidStop[] {
  if (stops.length < 2) return stops;
  const isStop = ({ said }: Wish) => stops.some(({ stop }) => stop.wish?.said && stop.wish.said.start === said?.start);
  const owners = wishes
    .filter((wish) => isManner(wish) && !isStop(wish))
    .map((wish) => [ownerOf(reading, stops, wish), wish] as const);
  return stops.map((said) => {
    const like = owners.flatMap(([owner, wish]) => (owner === said ? wish : []));
    return like.length > 0 ? { ...said, stop: { ...said.stop, like } } : said;
  });
}

export const isManner = ({ attribute, polarity, value, said }: Wish): boolean =>
  polarity === 'want' &&
  said !== undefined &&
  (MANNERS.has(attribute) || (attribute === 'feature' && !OF_THE_WHOLE.has(String(value))));
const MANNERS: ReadonlySet<string> = new Set(['free', 'diet', 'price_level']);
/** Said beside one stop, it is meant of all. */
const OF_THE_WHOLE: ReadonlySet<string> = new Set(['children', 'indoors', 'outdoors', 'dogs']);

function ownerOf({ document: { words }, grammar }: Reading, stops: readonly SaidStop[], { said }: Wish) {
  const { start, end } = said!;
  const near = stops.flatMap((stop) => {
    const [from, to] = stop.end <= start ? [stop.end, start] : [end, stop.start];
    const between = words.filter((word) => word.start >= from && word.end <= to);
    const isApart =
      between.some(({ norm }) => !/[\p{L}\d]/u.test(norm)) || grammar.plans.order.test(lineOfWords(between));
    const isOther = stops.some((each) => each !== stop && each.start >= from && each.end <= to);
    return isApart || isOther || between.length > MOST_BETWEEN ? [] : { stop, gap: Math.max(0, between.length) };
  });
  return near.sort((a, b) => a.gap - b.gap)[0]?.stop;
}
const MOST_BETWEEN = 4;
