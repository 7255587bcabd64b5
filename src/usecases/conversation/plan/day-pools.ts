// What may fill the rest of a day: visits, what is liked, and tables for its meals.
import type { Category } from '../../../domain/category.ts';
import type { Meal } from '../../../domain/plan.ts';
import type { Point } from '../../../geo/point.ts';
import type { Candidate } from '../../../plan/choose.ts';
import { LOOKED_AT_QUIETLY, SERVES, VISITS_CONSIDERED } from '../../../plan/habits.ts';
import type { PlannedPlace } from '../../../plan/world.ts';
import type { Wish } from '../../../wishes/wish.ts';
import { candidates, ofKind } from './candidates.ts';
import { hasChildren } from './children.ts';
import {
  affordable,
  asTable,
  atTables,
  budgetOf,
  ENOUGH_TABLES,
  ENOUGH_VISITS,
  knownFirst,
  suitedTables,
  UNKNOWN_SHARE,
} from './choices.ts';
import type { DayAsked, DayOutline } from './day-outline.ts';
import { middleOf } from './fixed.ts';
import { asAnyOf, asCandidates, asFavourites, besideAnyOf, isQuietWelcome } from './likes.ts';
import { isStart, sparingly } from './limits.ts';
import { cutShort, reachOf } from './pace.ts';
import { isPicky } from './table-worth.ts';
import { EASY_WALK_M, tablesNear } from './tables.ts';
import { isVisit, tableWishes, visitedBy, visitWishes } from './visits.ts';

/** Where and how strictly places of a pool are looked for; around the middle of the day where nothing else is said. */
interface Looking {
  readonly wanted: readonly Category[];
  readonly limit: number;
  readonly conditions: readonly Wish[];
  readonly around?: Point | undefined;
  readonly withinM?: number | undefined;
  readonly isStrict?: boolean;
  readonly isFit?: boolean | undefined;
  readonly isTable?: boolean;
}

/** The pools of one day. */
export class DayPools {
  readonly #asked: DayAsked;
  readonly #outline: DayOutline;
  /** What goes with the theme of the day. */
  readonly ofTheme: readonly Candidate[];

  constructor(asked: DayAsked, outline: DayOutline) {
    this.#asked = asked;
    this.#outline = outline;
    this.ofTheme = outline.themes.flatMap((wish) => this.#ofWish(wish, asked.asker.areas ?? []));
  }

  /** The theme first, then what is liked, then whatever else is worth a visit. */
  visits(): readonly Candidate[] {
    const { scene, asker, before } = this.#asked;
    const { world, day, fixed, pace, isSpared } = this.#outline;
    const { conversation, wishes = [] } = asker;
    const usual = this.#worthSeeing();
    const favourites = this.#favourites(Math.max(0, ...[...usual, ...this.ofTheme].map(({ reward }) => reward)));
    const isLiked = new Set(favourites.map(({ place }) => place.id));
    const stay: readonly PlannedPlace[] = [...before.flatMap((each) => each.stops), ...fixed].flatMap(
      ({ placeId }) => world.placeOf(placeId) ?? [],
    );
    const isFree = ({ place }: Candidate) => isVisit(scene, place) && !isStart(place, day, scene);
    const paidFor = (found: readonly Candidate[]) => affordable(scene, found, budgetOf(wishes));
    const withChildren = hasChildren(conversation);
    // What children like is rare: such places of unknown hours come, too, though after the others.
    const enough = withChildren ? Number.POSITIVE_INFINITY : ENOUGH_VISITS;
    return [
      ...paidFor(this.ofTheme),
      ...paidFor(sparingly(favourites, isSpared, stay).filter(isFree)),
      ...knownFirst(paidFor(usual.filter((each) => isFree(each) && !isLiked.has(each.place.id))), day.day, enough),
    ].map(({ place, reward }) => ({
      place: cutShort(place, pace, conversation),
      reward: reward * (withChildren && !place.spansOn(day.day) ? UNKNOWN_SHARE : 1),
    }));
  }

  tables(meal: Meal): readonly Candidate[] {
    const { scene, asker, request } = this.#asked;
    const { world, fixed, tables, before, pace } = this.#outline;
    const { wishes = [], areas = [] } = asker;
    const hasMarket = fixed.some(({ placeId }) => world.placeOf(placeId)?.categories.includes('markets'));
    const wanted = SERVES[meal].filter((each) => !hasMarket || each !== 'markets');
    const picky = isPicky(asker.conversation, tableWishes(wishes));
    const found = tablesNear(
      tables.get(meal)?.near,
      (area, around, withinM, isFit) => {
        const inArea = area === undefined ? areas : area === 'any' ? [] : [area];
        const near = this.#near({
          wanted,
          limit: TABLES_OF_A_DAY,
          conditions: [...tableWishes(wishes), ...inArea],
          around: around ?? (request.isCompact ? middleOf(fixed, world) : undefined),
          withinM: withinM ?? (request.isCompact ? ROUND_HERE_M : undefined),
          isFit,
          isStrict: area !== undefined && area !== 'any',
          isTable: true,
        });
        const sitting = { meal, budget: budgetOf(wishes), isSpecial: this.#asked.asker.isSpecial };
        return suitedTables(scene, atTables(scene, near.map(asTable)), sitting);
      },
      before.get(meal),
      pace === 'relaxed' ? EASY_WALK_M : undefined,
      picky,
    );
    // Where something is needed, how sure the hours are is weighed with all else that is known.
    return picky ? found : knownFirst(found, this.#outline.day.day, ENOUGH_TABLES);
  }

  /** Short stops near a point for time that is left over: sights, a café, and where people go out at night. */
  around(point: Point): readonly Candidate[] {
    const { scene, asker, request } = this.#asked;
    const { day, pace, isSpared } = this.#outline;
    const { conversation, wishes = [], areas = [] } = asker;
    // Who takes it easy sits down for a coffee, and stands at no bar.
    const isOut = !hasChildren(conversation) && pace !== 'relaxed';
    const of = (wanted: readonly Category[], conditions: readonly Wish[]) =>
      this.#near({ wanted, limit: FILLERS, conditions, around: point, withinM: ROUND_HERE_M });
    const seen = visitedBy(scene, conversation, { ...day, from: Math.min(day.from, AFTERNOON) }, request).filter(
      (each) => !isSpared || !LOOKED_AT_QUIETLY.has(each),
    );
    const inArea = of(seen, [...visitWishes(wishes), ...areas]);
    // A small quarter is seen in an hour: what lies next to it fills the rest.
    const isSmall = areas.length > 0 && inArea.length < ENOUGH_FILLERS;
    const found = isSmall ? [...inArea, ...of(seen, visitWishes(wishes))] : inArea;
    const visits = found.filter(
      ({ place }, at) => isVisit(scene, place) && found.findIndex((each) => each.place.id === place.id) === at,
    );
    const drinks = of(isOut ? ['cafes', 'pubs/bars'] : ['cafes'], tableWishes(wishes)).map(asTable);
    const best = Math.max(0, ...visits.map(({ reward }) => reward));
    // What bores children is no way to spend an hour.
    const worth = visits.filter(({ reward }) => reward >= best * LEAST_FILLER);
    return [...worth, ...drinks].map(({ place, reward }) => ({ place: cutShort(place, pace, conversation), reward }));
  }

  /** Nothing beside the stops of a list, and nothing but the theme of a day that has one. */
  #worthSeeing(): readonly Candidate[] {
    const { scene, asker, request } = this.#asked;
    const { day, isListed, isSpared } = this.#outline;
    const { conversation, wishes = [], anyOf = [], areas = [] } = asker;
    if (isListed || request.isThemed) return [];
    const wanted = visitedBy(scene, conversation, day, request).filter(
      (each) => (isQuietWelcome(anyOf) && !isSpared) || !LOOKED_AT_QUIETLY.has(each),
    );
    const conditions = [...visitWishes(wishes), ...areas];
    return this.#near({ wanted, limit: VISITS_CONSIDERED, conditions }).map((each) => besideAnyOf(each, anyOf));
  }

  /** @param best the reward of the best visit: what is liked is worth more */
  #favourites(best: number): readonly Candidate[] {
    const { wishes = [], anyOf = [], likes = [], works = [], areas = [] } = this.#asked.asker;
    const { world, day, taken, isListed } = this.#outline;
    if (isListed) return [];
    const isNoTable = ({ place }: Candidate) => place.categories[0] !== 'restaurants';
    return [
      ...works.flatMap((ids) => asFavourites(asCandidates(world, ids, taken, day), best)),
      ...likes.flatMap((wish) => asFavourites(this.#ofWish(wish, areas).filter(isNoTable), best)),
      ...anyOf.flatMap((wish) => asAnyOf(this.#ofWish(wish, visitWishes(wishes)), best)),
    ];
  }

  #ofWish(wish: Wish, conditions: readonly Wish[]): readonly Candidate[] {
    const { scene, asker } = this.#asked;
    const { world, looked, taken } = this.#outline;
    return ofKind(scene, asker.conversation, world, looked, wish, taken, { conditions });
  }

  #near({
    wanted,
    limit,
    conditions,
    around,
    withinM,
    isStrict = false,
    isFit = false,
    isTable = false,
  }: Looking): readonly Candidate[] {
    const { scene, asker, request, window } = this.#asked;
    const { world, looked, taken, pace, isStay } = this.#outline;
    const mostWalk = window.start.name === undefined ? undefined : request.mostWalk;
    return candidates(scene, asker.conversation, world, around ?? looked.start.position, {
      isStrict,
      isFit,
      wanted,
      limit,
      taken,
      conditions,
      reachM: withinM ?? reachOf(asker.conversation, pace, mostWalk),
      ...(isTable && { day: window.day }),
      isFilling: isStay && limit === VISITS_CONSIDERED,
    });
  }
}

const FILLERS = 12;
const ENOUGH_FILLERS = 4;
const LEAST_FILLER = 0.25;
const AFTERNOON = 15 * 60;
const TABLES_OF_A_DAY = 30;
/** "All near each other": the table is not farther from the rest. */
const ROUND_HERE_M = 1_200;
