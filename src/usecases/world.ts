// The values built once for a catalogue snapshot: the index and models that recommend from it, and the names to recognise.

import type { City } from '../city/city.ts';
import { landmarksOf } from '../city/stations.ts';
import { asPlaceId } from '../domain/branded.ts';
import type { Catalogue, Ratings } from '../domain/catalogue.ts';
import type { CivilMoment } from '../domain/civil-day.ts';
import { entryOf, type GazetteerEntry } from '../domain/gazetteer.ts';
import { finished } from '../domain/in-steps.ts';
import { withLatinSpellings } from '../domain/latin-letters.ts';
import type { Method } from '../domain/method.ts';
import { foldAccents } from '../domain/text.ts';
import type { CityHours } from '../hours/city-hours.ts';
import { affinity } from '../models/affinity.ts';
import type { WordSpace } from '../models/embeddings/space.ts';
import { type TextIndex, textIndexInSteps } from '../models/embeddings/text-index.ts';
import type { Recommender } from '../models/recommender.ts';
import type { Frame } from '../nlp/frame.ts';
import { type Gazetteer, gazetteerInSteps } from '../nlp/gazetteer.ts';
import type { UnderstandingContext } from '../nlp/pipeline.ts';
import { preparationInSteps, read, understand, understandingInSteps } from '../nlp/read.ts';
import type { OutingCurves } from '../recommend/distance.ts';
import { snapshotOf } from '../recommend/snapshot.ts';
import { QUERY_WORDS, SOUND_RULES } from '../search/bundled.ts';
import { type SearchIndex, searchIndexer } from '../search/index.ts';
import { type Suggester, suggestIndexer } from '../search/suggest.ts';
import { VOCABULARY } from '../vocabulary/bundled.ts';
import { CATEGORIES } from '../vocabulary/categories.ts';
import type { Condition } from '../wishes/wish.ts';
import type { ConversationWorld } from './conversation/world.ts';
import { CHIP_FEATURES } from './facets.ts';
import { streetsNamed } from './streets-named.ts';
import { wishIndexOf } from './wish-index.ts';

export interface World extends ConversationWorld {
  /** Search and suggestions over this catalogue; made when they are first asked for. */
  searching(): Searching;
  /** A query as a frame by the rows alone: the learned parts tell intents and asks, which a search does without. */
  readQuery(query: string, now: CivilMoment): Frame;
  /** Warms up in steps: compiles the languages, indexes texts and hours, so that no first request waits for it. */
  warmUp(now: Date): Generator<unknown, void>;
}

/** The columns that the chips of a page filter by. */
const OFTEN_ASKED: readonly Condition[] = [
  ...CATEGORIES.map((value): Condition => ({ attribute: 'category', operator: 'is', value })),
  ...CHIP_FEATURES.map((value): Condition => ({ attribute: 'feature', operator: 'is', value })),
];

/** What does not change with the catalogue. */
export interface WorldParts {
  readonly city: City;
  /** Opening hours by the clocks of the city. */
  readonly hours: CityHours;
  /** Trained parts of language understanding; without them the rows do alone. */
  readonly learned?: UnderstandingContext['learned'];
  readonly wordSpace: WordSpace;
  /** Binds the trained methods to a catalogue; those that are trained. */
  readonly bindModels?: (
    catalogue: Catalogue,
    ratings: Ratings,
    text: () => TextIndex,
  ) => ReadonlyMap<Method, Recommender>;
  readonly decay?: OutingCurves;
}

interface Searching {
  readonly index: SearchIndex;
  readonly suggester: Suggester;
}

interface Indexes {
  readonly gazetteer: Gazetteer;
  /** Made when they are first asked for: understanding alone does without. */
  readonly text: () => TextIndex;
  readonly searching: () => Searching;
  warmUp(): Generator<unknown, void>;
}

interface WorldBuilder {
  (catalogue: Catalogue, ratings: Ratings): World;
  /** Indexes a catalogue in steps, so that building its world later finds that done. Only a start leaves out the warming up. */
  prepare(catalogue: Catalogue): Generator<unknown, void>;
}

export function worldBuilder(parts: WorldParts): WorldBuilder {
  const { learned, city } = parts;
  const landmarks = landmarksOf(city);
  const streetsIn = (text: string) => streetsNamed(city, text);
  const cityNames = new Set(Object.values(city.name).flatMap((name) => foldAccents(name).split(/\s+/u)));
  // Names and texts belong to the catalogue alone: when only the models change, they are kept.
  const indexes = new WeakMap<Catalogue, Indexes>();
  const sounds = SOUND_RULES;
  const indexOf = searchIndexer({ city, vocabulary: VOCABULARY, queryWords: QUERY_WORDS, sounds });
  const suggesterOf = suggestIndexer(city, VOCABULARY);
  function* searchOf(catalogue: Catalogue): Generator<unknown, Searching> {
    const index = yield* indexOf(catalogue);
    return { index, suggester: yield* suggesterOf(index) };
  }
  const textOf = textIndexer(parts.wordSpace);
  let isPrepared = false;
  function* indexesInSteps(catalogue: Catalogue): Generator<unknown, Indexes> {
    const known = indexes.get(catalogue);
    if (known) return known;
    const outings = catalogue.places.filter((place) => !VOCABULARY.isConvenience(place));
    const named = outings.map(entryWith(formerNamesOf(city)));
    const gazetteer = yield* gazetteerInSteps([...landmarks, ...named, ...worksOf(city, catalogue)]);
    const { text, textInSteps } = textsOf(catalogue, textOf);
    const { searching, searchingInSteps } = searchingOf(catalogue, searchOf);
    function* warmUp(): Generator<unknown, void> {
      if (!isPrepared) yield* preparationInSteps({ gazetteer, ...(learned && { learned }) });
      isPrepared = true;
      yield* textInSteps();
      yield* searchingInSteps();
    }
    const made = { gazetteer, text, searching, warmUp };
    indexes.set(catalogue, made);
    return made;
  }

  const build = (catalogue: Catalogue, ratings: Ratings): World => {
    const { gazetteer, text, searching, warmUp } = finished(indexesInSteps(catalogue));
    const trained = parts.bindModels?.(catalogue, ratings, text);
    const recommend = snapshotOf({
      city,
      catalogue,
      ratings,
      hours: parts.hours,
      affinity: affinity(catalogue, ratings),
      ...(trained && { trained }),
      ...(parts.decay && { decay: parts.decay }),
    });
    return {
      recommend,
      understand: (message, context) =>
        understand(message, { ...context, gazetteer, cityNames, streetsIn, ...(learned && { learned }) }),
      understandInSteps: (message, context) =>
        understandingInSteps(message, { ...context, gazetteer, cityNames, streetsIn, ...(learned && { learned }) }),
      read: (message, context) =>
        read(message, { ...context, gazetteer, cityNames, streetsIn, ...(learned && { learned }) }),
      readQuery: (query, now) => read(query, { now, gazetteer, cityNames }),
      stations: city.stations,
      searching,
      *warmUp(now) {
        yield* warmUp();
        yield* wishIndexOf(recommend).warmUp(OFTEN_ASKED, now);
      },
    };
  };

  let isFirst = true;
  return Object.assign(build, {
    *prepare(catalogue: Catalogue) {
      const { warmUp } = yield* indexesInSteps(catalogue);
      if (!isFirst) yield* warmUp();
      isFirst = false;
    },
  });
}

type TextIndexer = (catalogue: Catalogue) => Generator<unknown, TextIndex>;

/** Of places that stay as they were, the vectors of the last index are taken over. */
function textIndexer(space: WordSpace): TextIndexer {
  let last: TextIndex | undefined;
  return function* indexed(catalogue) {
    last = yield* textIndexInSteps(catalogue, space, last);
    return last;
  };
}

function textsOf(catalogue: Catalogue, textOf: TextIndexer) {
  let made: TextIndex | undefined;
  function* textInSteps(): Generator<unknown, TextIndex> {
    made ??= yield* textOf(catalogue);
    return made;
  }
  return { text: () => made ?? finished(textInSteps()), textInSteps };
}

/** Built once: a query that comes while the index grows finishes it, and does not begin anew. */
function searchingOf(catalogue: Catalogue, searchOf: (catalogue: Catalogue) => Generator<unknown, Searching>) {
  let made: Searching | undefined;
  function* build(): Generator<unknown, void> {
    made = yield* searchOf(catalogue);
  }
  const building = build();
  function* searchingInSteps(): Generator<unknown, void> {
    while (!building.next().done) yield;
  }
  return {
    searchingInSteps,
    searching(): Searching {
      if (!made) finished(building);
      return made as Searching;
    },
  };
}

const entryWith =
  (formerNames: ReadonlyMap<string, readonly string[]>) =>
  (place: Catalogue['places'][number]): GazetteerEntry =>
    entryOf(place, withLatinSpellings([place.name, ...place.aliases, ...(formerNames.get(place.id) ?? [])]));

/** By the id of a place, what it was called: people go on using the old name. */
function formerNamesOf({ former = [] }: City): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, readonly string[]>();
  for (const { now, name } of former) if (now) names.set(now, [...(names.get(now) ?? []), name]);
  return names;
}

/** What places hold leads to them, as their own names do. */
const worksOf = ({ works = [] }: City, { places, rowOf }: Catalogue): readonly GazetteerEntry[] =>
  works.flatMap(({ name, aliases, place: id }) => {
    const place = places[rowOf.get(asPlaceId(id)) ?? -1];
    if (!place) return [];
    const { position, prominence, categories } = place;
    const forms = withLatinSpellings([...Object.values(name ?? {}), ...aliases]);
    const thing = { kind: 'place', placeId: place.id } as const;
    return [{ thing, name: place.name, forms, position, prominence, categories, ...(name && { work: name }) }];
  });
