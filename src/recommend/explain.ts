// Why a place is in the list, as a sentence made from its contributions and nothing else.
import { type City, centerName, cityName } from '../city/city.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import type { Language } from '../domain/language.ts';
import type { Place } from '../domain/place.ts';
import type { Profile } from '../domain/profile.ts';
import type { Contribution, Recommendation, RecommendationList } from '../domain/recommendation.ts';
import type { HouseRules } from './house-rules.ts';
import { english } from './phrases/en.ts';
import { spanish } from './phrases/es.ts';
import type { Phrasebook, Reason, SpokenCity } from './phrases/phrasebook.ts';

export interface ExplainContext {
  readonly city: City;
  readonly list: Pick<RecommendationList, 'asked' | 'used' | 'anonymous' | 'fromCentre'>;
  /** Hours were looked up for the moment of asking, not for a time that the person named. */
  readonly isNow?: boolean;
  /** House rules that the list was made with. */
  readonly rules?: Pick<HouseRules, 'limits' | 'start'>;
  readonly profile: Profile;
  readonly catalogue: Catalogue;
  readonly language: Language;
}

const PHRASEBOOKS: Readonly<Record<Language, Phrasebook>> = { en: english, es: spanish };

/** More than two reasons of one's own is a lecture. */
const MOST_PERSONAL_REASONS = 2;
/** A reason weaker than this share of the strongest part is not what brought the place here. */
const WORTH_SAYING = 0.15;
const WELL_KNOWN_FROM = 4;
/** Nine of ten places of a city with many visitors are so little known. */
const LITTLE_KNOWN_BELOW = 2;
/** Only what was liked is given as a reason, and a 3 is no liking. */
const LIKED_FROM = 3.5;

export function explain(item: Recommendation, context: ExplainContext): string {
  const phrases = PHRASEBOOKS[context.language];
  const parts = flatten(item.contributions);
  // An ensemble's members may all know that a place is famous; it is said once.
  const clauses = new Set<string>();
  const say = (clause: string | undefined): void => {
    if (clause) clauses.add(clause);
  };
  say(phrases.personal(personalReasons(item, context)));
  for (const part of parts) say(factOf(part, item, context, phrases));
  return [phrases.sentence([...clauses]), ...notes(context, phrases)].join(' ');
}

/** An ensemble's parts speak for themselves. */
function flatten(parts: readonly Contribution[], into: Contribution[] = []): readonly Contribution[] {
  for (const part of parts) {
    if (part.kind === 'method' && part.parts.length > 0) flatten(part.parts, into);
    else into.push(part);
  }
  return into;
}

/** The strongest things about the person themselves, strongest first, one for each place or category. */
export function personalReasons(
  { contributions, place }: Pick<Recommendation, 'contributions' | 'place'>,
  context: ExplainContext,
): readonly Reason[] {
  const parts = flatten(contributions);
  const found = new Map<string, Summed<Reason>>();
  for (const { of: part, amount } of summedBySubject(parts)) {
    const reason = reasonOf(part, place, context);
    if (reason) addTo(found, keyOf(reason), reason, amount);
  }
  const ranked = [...found.values()].filter(({ amount }) => amount > 0).sort((a, b) => b.amount - a.amount);
  const strongest = parts.reduce((most, { amount }) => Math.max(most, amount), 0);
  const least = WORTH_SAYING * strongest;
  const worthSaying = ranked.filter(({ amount }) => amount >= least).map(({ of: reason }) => reason);
  return worthSaying.slice(0, MOST_PERSONAL_REASONS);
}

interface Summed<Subject> {
  readonly of: Subject;
  amount: number;
}

/** An ensemble's members speak of the same likings and places: a handful of subjects where there are a hundred parts. */
function summedBySubject(parts: readonly Contribution[]): readonly Summed<Contribution>[] {
  const categories = new Map<string, Summed<Contribution>>();
  const places = new Map<string, Summed<Contribution>>();
  const others: Summed<Contribution>[] = [];
  for (const part of parts) {
    const { amount } = part;
    if (part.kind === 'place') addTo(places, part.placeId, part, amount);
    else if (part.kind !== 'category') others.push({ of: part, amount });
    else addTo(categories, part.via === undefined ? part.category : `${part.category}/${part.via}`, part, amount);
  }
  return [...categories.values(), ...places.values(), ...others];
}

function addTo<Subject>(sums: Map<string, Summed<Subject>>, key: string, of: Subject, amount: number): void {
  const known = sums.get(key);
  if (known) known.amount += amount;
  else sums.set(key, { of, amount });
}

function keyOf(reason: Reason): string {
  switch (reason.kind) {
    case 'likes':
      return reason.category;
    case 'rated':
      return `${reason.name}: ${reason.rating}`;
    case 'saved':
    case 'visited':
      return `${reason.kind}: ${reason.name}`;
    case 'words':
      return reason.words.join(' ');
  }
}

function reasonOf(part: Contribution, place: Place, { profile, catalogue }: ExplainContext): Reason | undefined {
  switch (part.kind) {
    case 'category': {
      // Aversions have their good sides too, and a liking may speak for places of other kinds: only a liking that the place
      // itself fulfils is named.
      const { category } = part;
      const isItself = part.via === undefined || part.via === category;
      const rating = profile.categories.get(category);
      return isItself && rating !== undefined && rating >= LIKED_FROM && place.categories.includes(category)
        ? { kind: 'likes', category, rating }
        : undefined;
    }
    case 'place': {
      const name = catalogue.places[catalogue.rowOf.get(part.placeId) ?? -1]?.name;
      const rating = profile.places.get(part.placeId);
      const mark = profile.marked?.get(part.placeId);
      if (name !== undefined && mark !== undefined) return { kind: mark, name };
      return name !== undefined && rating !== undefined && rating >= LIKED_FROM
        ? { kind: 'rated', name, rating }
        : undefined;
    }
    case 'words':
      return part.words.length > 0 ? { kind: 'words', words: part.words } : undefined;
    default:
      return undefined;
  }
}

function factOf(
  part: Contribution,
  item: Recommendation,
  { list, city, language, isNow, rules }: ExplainContext,
  phrases: Phrasebook,
): string | undefined {
  switch (part.kind) {
    case 'distance':
      if (rules?.start) return phrases.fromStart(part.distanceM, rules.start.name);
      return list.fromCentre
        ? phrases.fromCentre(part.distanceM, spoken(city, language))
        : phrases.away(item.distanceM);
    case 'rating':
      return part.amount > 0 && part.rating.count > 0 ? phrases.rated(part.rating) : undefined;
    case 'prominence':
      return part.amount > 0 && part.prominence >= WELL_KNOWN_FROM
        ? phrases.wellKnown(variantOf(item), spoken(city, language))
        : undefined;
    case 'novelty':
      return [
        ...(part.prominence < LITTLE_KNOWN_BELOW ? [phrases.littleKnown(spoken(city, language))] : []),
        ...(part.isNew ? [phrases.notShownBefore] : []),
      ].join(', ');
    case 'promotion':
      return phrases.promoted(part.promoter);
    case 'open':
      return part.open ? phrases.open : isNow ? phrases.shutNow : phrases.closed;
    default:
      return undefined;
  }
}

function notes({ list, city, language, rules }: ExplainContext, phrases: Phrasebook): readonly string[] {
  return [
    ...(list.anonymous ? [phrases.nothingKnown] : []),
    ...(list.used === list.asked ? [] : [phrases.stoodIn(list.asked, list.used)]),
    ...(list.fromCentre ? [phrases.farAway(spoken(city, language))] : []),
    ...(rules?.start ? [phrases.startsAt(rules.start.name, rules.start.promoter)] : []),
    ...(rules?.limits.map((limit) => phrases.limited(limit)) ?? []),
  ];
}

const spoken = (city: City, language: Language): SpokenCity => ({
  name: cityName(city, language),
  centre: centerName(city, language),
});

/** Varied, but the same place is always spoken of in the same way. */
function variantOf({ place }: Recommendation): number {
  let hash = 0;
  for (let at = 0; at < place.id.length; at++) hash = (hash * 31 + place.id.charCodeAt(at)) >>> 0;
  return hash;
}
