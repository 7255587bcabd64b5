// Previews of what people share by links: the words, and a picture of where it is.
import type { City } from '../city/city.ts';
import type { PlaceId } from '../domain/branded.ts';
import type { Language } from '../domain/language.ts';
import { dayInWords } from '../domain/plan.ts';
import type { Point } from '../geo/point.ts';
import { drawPreview, type PreviewSubject } from '../pictures/preview.ts';
import { boundedQueue } from '../system/bounded-queue.ts';
import { overloaded } from '../system/overloaded.ts';
import { pngOf } from '../system/png.ts';
import { inTurns, type Turns } from '../system/turns.ts';
import { type ListDeps, readSharedList } from './lists.ts';
import { type PlanDeps, readShared } from './plans.ts';

export interface SharedPreview {
  readonly title: string;
  /** Names of the places: of a plan by days, which are told in a language. */
  readonly text: string;
  readonly stops: readonly Point[];
}

/** @throws DomainError `plan/not-found`, also for a link that was withdrawn */
export async function sharedPreview(deps: PlanDeps, link: string, language: Language): Promise<SharedPreview> {
  const { plan, world } = await readShared(deps, link);
  const named = (ids: readonly PlaceId[]) => ids.flatMap((id) => world.placeOf(id) ?? []);
  const days = plan.days.map(({ day, stops }) => ({ day, places: named(stops.map(({ placeId }) => placeId)) }));
  return {
    title: plan.title,
    text: days
      .map(({ day, places }) => `${dayInWords(day, language)}: ${places.map(({ name }) => name).join(' → ')}`)
      .join(' · '),
    stops: days.flatMap(({ places }) => places.map(({ position }) => position)),
  };
}

/** Numbers of more places than these would cover each other. */
const MOST_LISTED = 12;

/** @throws DomainError `list/not-found`, also for a link that was withdrawn */
export async function sharedListPreview(
  deps: Pick<ListDeps, 'lists' | 'catalogue'>,
  link: string,
): Promise<SharedPreview> {
  const { list } = (await readSharedList(deps, link)).stored;
  const { places, rowOf } = deps.catalogue.current().catalogue;
  const listed = list.entries.flatMap(({ placeId }) => places[rowOf.get(placeId) ?? -1] ?? []).slice(0, MOST_LISTED);
  return {
    title: list.name,
    text: listed.map(({ name }) => name).join(' · '),
    stops: listed.map(({ position }) => position),
  };
}

/** Pictures of places are asked for again and again while a link goes round. */
const MOST_KEPT = 64;
/** A picture takes more than 100 ms of the thread that answers all requests. */
const LIMITS = { concurrency: 1, maxWaiting: 1, retryAfterS: 1 };
const NOBODY_WAITS = overloaded(LIMITS.retryAfterS);

/**
 * @returns draws PNG files of 1,200 by 630 pixels, in turns with others who compute, and each once; `isAwaited` says whether
 *   the request can still be answered, and `isWalk` whether a line joins the stops. @throws `service/overloaded` when one is drawn and one waits, or the request is over
 */
export function previewPainter({ city, turns }: { readonly city: City; readonly turns: Turns }) {
  const background = backgroundOf(city);
  const queue = boundedQueue(LIMITS);
  const kept = new Map<string, Promise<Buffer>>();
  const paint = (stops: readonly Point[], isAwaited: () => boolean, isWalk: boolean) =>
    queue.run(async () => {
      const layers = whileAwaited(drawPreview({ ...background, stops, isWalk }), isAwaited);
      return pngOf(await inTurns(turns, layers));
    });
  return async (stops: readonly Point[], isAwaited: () => boolean, isWalk = true): Promise<Buffer> => {
    const key = `${isWalk} ${stops.map(({ latDeg, lngDeg }) => `${latDeg},${lngDeg}`).join(' ')}`;
    const known = kept.get(key);
    if (known) return known;
    const painted = paint(stops, isAwaited, isWalk);
    kept.set(key, painted);
    try {
      return await painted;
    } catch (error) {
      kept.delete(key);
      throw error;
    } finally {
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    }
  };
}

function* whileAwaited<T>(steps: Generator<undefined, T>, isAwaited: () => boolean): Generator<undefined, T> {
  for (;;) {
    if (!isAwaited()) throw NOBODY_WAITS;
    const step = steps.next();
    if (step.done) return step.value;
    yield;
  }
}

function backgroundOf({ areas, lines, stations, center }: City): Omit<PreviewSubject, 'stops' | 'isWalk'> {
  const positions = new Map(stations.map(({ id, position }) => [id, position]));
  const districts = areas.all.filter(({ kind }) => kind === 'district');
  return {
    centre: center,
    areas: districts.flatMap(({ shape }) => ('rings' in shape ? [shape.rings] : [])),
    lines: lines.flatMap(({ edges }) =>
      edges.flatMap(([from, to]) => {
        const [a, b] = [positions.get(from), positions.get(to)];
        return a && b ? [[a, b]] : [];
      }),
    ),
  };
}
