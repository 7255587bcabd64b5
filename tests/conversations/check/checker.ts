// Holds a reply against the rows of the catalogue: whatever it claims must be there, and nothing may be left over.

import type { OpenWish } from '../../../src/chat/answer.ts';
import { cityWordsOf } from '../../../src/chat/replies/compose.ts';
import type { RideAnswer } from '../../../src/chat/ways/answer.ts';
import { hoursOf } from '../../../src/compose/city-hours.ts';
import type { Category } from '../../../src/domain/category.ts';
import type { Filter, Search } from '../../../src/domain/conversation.ts';
import type { Language } from '../../../src/domain/language.ts';
import { pastHoursOf } from '../../../src/domain/past-hours.ts';
import type { Place } from '../../../src/domain/place.ts';
import type { Profile } from '../../../src/domain/profile.ts';
import { straightLineM } from '../../../src/domain/walk.ts';
import { civilNow, hoursOn, openState, weekFrom, weekOf } from '../../../src/hours/city-hours.ts';
import { freeSchedule } from '../../../src/hours/free-entry.ts';
import type { ConversationWorld } from '../../../src/usecases/conversation/world.ts';
import { legBetween } from '../../../src/usecases/ways.ts';
import { VOCABULARY } from '../../../src/vocabulary/bundled.ts';
import { SPENT_AT_LEVEL } from '../../../src/wishes/prices.ts';
import { MADRID } from '../../support/city.ts';
import type { SpokenTurn } from '../spoken.ts';
import { claimed, listLines, planLines, spokenMinutes, toldWeek } from './claims.ts';
import { proseFaults, SOMEWHERE } from './prose.ts';
import { soundsLike } from './tongue.ts';

export interface Circumstances {
  readonly world: ConversationWorld;
  readonly now: Date;
  readonly account: Profile;
  readonly language: Language;
  /** Shown for the present search before this turn. */
  readonly seen: readonly string[];
}

/** In words, what is wrong with a turn; nothing when all is well. */
export function faultsOf(turn: SpokenTurn, circumstances: Circumstances): readonly string[] {
  const { responseText: text } = turn.answer;
  if (text.trim() === '') return ['empty reply'];
  const places = turn.answer.recommendations.map(({ place }) => place);
  const own = without(text, topicTexts(turn, circumstances.world));
  const bare = withoutRowTexts(own, [...places, ...talkedAbout(turn)], originsOf(turn));
  return [
    ...languageFaults(bare, turn, circumstances),
    ...proseFaults(nameless(own, turn, places), turn.answer.language),
    ...nameFaults(text, bare, turn, circumstances),
    ...numberFaults(bare, turn, circumstances),
    ...lineFaults(text, turn, circumstances),
    ...hourFaults(bare, turn, circumstances),
    ...planFaults(text, turn, circumstances),
    // Of several asks in one message, each has a list and wishes of its own.
    ...(turn.parts ?? [turn]).flatMap((part) => wishFaults({ ...turn, ...part }, circumstances)),
  ];
}

/** What the pack says of topics is written by its editors, with names and numbers of theirs. */
const topicTexts = ({ heard, found }: SpokenTurn, world: ConversationWorld): readonly string[] => [
  ...(world.recommend.city.topics ?? []).flatMap(({ answers, text }) => (answers ? Object.values(text) : [])),
  ...('pointer' in found && found.pointer ? [found.pointer] : []),
  ...(heard.topics?.topics.flatMap(({ text }) => Object.values(text)) ?? []),
];

/** The reply as its writer worded it: a mark for every name, and no text of a row. */
function nameless(text: string, turn: SpokenTurn, recommended: readonly Place[]): string {
  const places = [...recommended, ...talkedAbout(turn)];
  const texts = places.flatMap(({ description, address }) => [description.en, description.es, address]);
  const names = [...places.map(({ name }) => name), ...originsOf(turn), ...leftOutOf(turn)];
  const cut = longestFirst(texts.filter((each) => each !== undefined && each !== '') as string[]);
  const wordless = cut.reduce((rest, each) => rest.replaceAll(each, SOMEWHERE), text);
  return longestFirst(names).reduce((rest, name) => rest.replaceAll(name, SOMEWHERE), wordless);
}

/** Cards of the answer: they hold also what is talked about but never recommended. */
function talkedAbout({ found }: SpokenTurn): readonly Place[] {
  return 'card' in found && found.card ? [found.card.place] : [];
}

/** Stops that a plan says it went without. */
const leftOutOf = ({ found }: SpokenTurn): readonly string[] => (found.kind === 'timetable' ? found.dropped : []);

/** Where the answer counts from. */
const originsOf = ({ found, next }: SpokenTurn): readonly string[] =>
  [
    ...('origin' in found ? [found.origin.name] : []),
    ...(found.kind === 'facts'
      ? found.facts.flatMap((fact) =>
          fact.about === 'distance' ? (fact.from ?? []) : fact.about === 'station' ? (fact.station?.name ?? []) : [],
        )
      : []),
    next.anchor?.name ?? '',
    // A change of a plan says what went.
    ...(found.kind === 'timetable' ? [...found.dropped, ...(found.changes?.gone ?? [])] : []),
  ].filter(Boolean);

/** Descriptions, names, addresses and links are in the rows as they stand; the rest has to be accounted for. */
function withoutRowTexts(text: string, places: readonly Place[], origins: readonly string[]): string {
  // The name of where one asks from may hold that of a place nearby: the longer goes first.
  const names = longestFirst([...places.map(({ name }) => name), ...origins]);
  const nameless = (whole: string) => without(whole, names);
  const described = places.flatMap(({ description }) => [...sentences(description.en), ...sentences(description.es)]);
  const addressed = places.flatMap(({ address, website, barrio, district }) => {
    const area = [...new Set([barrio, district].filter(Boolean))].join(', ');
    return [website ?? '', `${address} (${area})`, `(${area})`, `${address}, `, `${address}.`, `${area}, `];
  });
  const rows = [...described, ...addressed].map(nameless);
  return without(nameless(text), longestFirst(rows));
}

const without = (text: string, wholes: readonly string[]): string =>
  wholes.filter(Boolean).reduce((rest, whole) => rest.split(whole).join(' · '), text);

const longestFirst = (texts: readonly string[]): readonly string[] => [...texts].sort((a, b) => b.length - a.length);

const sentences = (text = ''): readonly string[] => [text, ...text.split(/(?<=[.!?])\s+/u)];

function languageFaults(bare: string, { answer, heard }: SpokenTurn, { world }: Circumstances): readonly string[] {
  const names = longestFirst(namesIn(bare, world));
  const words = names.reduce((rest, name) => rest.split(name).join(' '), bare);
  if (answer.language !== heard.language) return [`answered in ${answer.language}`];
  return soundsLike(words, answer.language) ? [] : [`does not sound like ${answer.language}`];
}

function nameFaults(text: string, bare: string, turn: SpokenTurn, circumstances: Circumstances): readonly string[] {
  const { seen } = circumstances;
  const { recommendations } = turn.answer;
  const lines = [...listLines(text), ...planLines(text)];
  const listed = lines.map(({ name }) => name);
  const names = recommendations.map(({ place }) => place.name);
  const faults =
    listed.length > 0 && listed.join('|') !== names.join('|')
      ? [`lists ${listed.join('|')} but recommends ${names.join('|')}`]
      : [];
  const silent = recommendations
    .filter(({ place }) => !text.includes(place.name))
    .map(({ place }) => `recommends ${place.name} without saying so`);
  const repeated =
    turn.act.kind === 'more'
      ? recommendations.filter(({ place }) => seen.includes(place.id)).map(({ place }) => `repeats ${place.name}`)
      : [];
  return [...faults, ...silent, ...repeated, ...strangers(bare, turn, circumstances)];
}

/** Stations of a way by train. */
const stationsOf = ({ ride }: { readonly ride?: RideAnswer }): string[] =>
  ride?.rides.flatMap(({ from, to }) => [from, to]) ?? [];

/** Catalogue names in the text that belong to nothing this turn is about. */
function strangers(bare: string, turn: SpokenTurn, { world, account }: Circumstances): readonly string[] {
  const { answer, found } = turn;
  const own = [
    ...answer.recommendations.map(({ place }) => place.name),
    ...('card' in found && found.card ? [found.card.place.name] : []),
    ...(found.kind === 'directions'
      ? [found.name, found.from ?? '', found.station?.name ?? '', ...stationsOf(found)]
      : []),
    ...(found.kind === 'station' ? [found.from ?? '', found.station?.name ?? '', found.other?.name ?? ''] : []),
    ...(found.kind === 'reason' ? placesRatedBy(account, world) : []),
    ...(found.kind === 'question' ? found.options.map(({ place }) => place.name) : []),
    ...originsOf(turn),
    ...leftOutOf(turn),
    ...Object.values(cityWordsOf(MADRID, answer.language)),
  ].filter(Boolean);
  const rest = own.sort((a, b) => b.length - a.length).reduce((left, name) => left.split(name).join('·'), bare);
  const unspecific = new Set(['Sol', 'Museo', 'Bar', 'Metro']);
  return namesIn(rest, world)
    .filter((name) => name.length > 6 && !unspecific.has(name))
    .filter((name) => new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'u').test(rest))
    .map((name) => `names ${name} out of the blue`);
}

/** Names of the catalogue that occur in a text: looked up by their first word, for there are thousands. */
function namesIn(text: string, world: ConversationWorld): readonly string[] {
  const index = NAMES.get(world) ?? indexed(world);
  const words = new Set(text.split(NO_WORD));
  return [...words].flatMap((word) => index.get(word) ?? []).filter((name) => text.includes(name));
}

const NO_WORD = /[^\p{L}\p{N}]+/u;
const NAMES = new WeakMap<ConversationWorld, ReadonlyMap<string, readonly string[]>>();

function indexed(world: ConversationWorld): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>();
  for (const name of new Set(world.recommend.catalogue.places.map((place) => place.name))) {
    const first = name.split(NO_WORD).find(Boolean) ?? '';
    index.set(first, [...(index.get(first) ?? []), name]);
  }
  NAMES.set(world, index);
  return index;
}

/** A reason may name what the person liked before. */
const placesRatedBy = ({ places }: Profile, { recommend: { catalogue } }: ConversationWorld): readonly string[] =>
  [...places.keys()].flatMap((id) => catalogue.places[catalogue.rowOf.get(id) ?? -1]?.name ?? []);

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&');

/** Where distances of this answer count from: worked out anew from the frame, not taken from the cards. */
function expectedDistances(turn: SpokenTurn, language: Language): ReadonlySet<string> {
  const { answer, next, found } = turn;
  const cards = [
    ...answer.recommendations.map(({ place, distanceM }) => ({ place, distanceM })),
    ...('card' in found && found.card ? [found.card] : []),
  ];
  const spoken = cards.map(({ distanceM }) => shownDistance(distanceM, language));
  // A search that found nothing is spoken of, though the frame goes on with another.
  const searched = 'search' in found ? found.search.withinM : undefined;
  const within = [next.withinM, searched].flatMap((metres) =>
    metres === undefined ? [] : shownDistance(metres, language),
  );
  const way = found.kind === 'directions' ? [shownDistance(found.distanceM, language)] : [];
  return new Set([...spoken, ...within, ...way]);
}

function shownDistance(metres: number, language: Language): string {
  const tens = Math.round(metres / 10) * 10;
  if (tens < 1000) return `${tens} m`;
  return `${(metres / 1000).toFixed(1).replace('.', language === 'es' ? ',' : '.')} km`;
}

function numberFaults(bare: string, turn: SpokenTurn, { world, language: _ }: Circumstances): readonly string[] {
  const { answer, found } = turn;
  const { language } = answer;
  const places = [...answer.recommendations.map(({ place }) => place), ...talkedAbout(turn)];
  const allowed = expectedDistances(turn, language);
  const distances = claimed(bare, language, 'distance')
    .filter((said) => !allowed.has(said))
    .map((said) => `claims ${said}`);
  const { catalogue, ratings } = world.recommend;
  const means = new Set(places.map(({ id }) => ratings.summaryOf(catalogue.rowOf.get(id) ?? -1).mean.toFixed(1)));
  const rated = claimed(bare, language, 'rating')
    .filter((said) => !means.has(said.replace(',', '.')))
    .map((said) => `claims a rating of ${said}`);
  // The bound that was asked for is said of the list, too.
  const bounds = 'search' in found ? (found.search.wishes ?? []) : [];
  const amounts = new Set([
    ...places.flatMap(({ prices }) => prices.map(({ amount }) => amount)),
    ...bounds.flatMap((wish) => (wish.attribute === 'amount' ? wish.value : [])),
    ...places.flatMap(({ priceLevel }) => (priceLevel === undefined ? [] : SPENT_AT_LEVEL[priceLevel])),
  ]);
  const priced = claimed(bare, language, 'price')
    .filter((said) => !amounts.has(Number(said.replace(',', '.'))))
    .map((said) => `claims a price of ${said}`);
  const station = found.kind === 'directions' && found.station;
  const isKnown =
    !station ||
    world.stations.some(({ name, lines }) => name === station.name && lines.join() === station.lines.join());
  return [...distances, ...rated, ...priced, ...(isKnown ? [] : ['names a station that is not there'])];
}

/** Each line of a list: its own distance, rating and state of this moment. */
function lineFaults(text: string, { answer }: SpokenTurn, { now, world }: Circumstances): readonly string[] {
  const { language } = answer;
  return listLines(text).flatMap(({ name, facts }, at) => {
    const item = answer.recommendations[at];
    if (item?.place.name !== name) return [];
    const { place, distanceM } = item;
    const mean = world.recommend.ratings.summaryOf(item.row);
    const faults: string[] = [];
    if (claimed(facts, language, 'distance')[0] !== shownDistance(distanceM, language))
      faults.push(`${name} is not ${facts} away`);
    const said = claimed(facts, language, 'rating')[0];
    if ((said?.replace(',', '.') ?? '') !== (mean.count > 0 ? mean.mean.toFixed(1) : ''))
      faults.push(`${name}: rating ${said}`);
    // What is not confirmed is not said of the place.
    const [told] = facts.split(/; (?:unconfirmed|sin confirmar): /u);
    return [...faults, ...momentFaults(name, told ?? facts, place, now, language)];
  });
}

const OPEN = { en: /open|closes in/u, es: /abre (?:hasta|a todas horas|a esta hora)|cierra en/u };
const CLOSED = { en: /closed/u, es: /no abre|abre (?:a (?:las?|medianoche)|el|mañana|en) /u };

function momentFaults(name: string, facts: string, place: Place, now: Date, language: Language): readonly string[] {
  // Hours of another day are told as such.
  if (/that day|ese día| today\b|hoy de /u.test(facts)) return [];
  // What is only likely goes by the hours of some years ago.
  const isLikely = /probably|probablemente/u.test(facts);
  const hours = isLikely ? pastHoursOf(place)?.hours : place.openingHours;
  const state = openState(hoursOf(MADRID), hours, now);
  const saysClosed = CLOSED[language].test(facts);
  const saysOpen = !saysClosed && OPEN[language].test(facts);
  if (saysOpen && state.state !== 'open') return [`${name} is said to be open and is ${state.state}`];
  if (saysClosed && state.state !== 'closed') return [`${name} is said to be closed and is ${state.state}`];
  const change = state.state === 'open' ? state.until : state.state === 'closed' ? state.opensAt : undefined;
  const soon = [...claimed(facts, language, 'closing'), ...claimed(facts, language, 'opening')][0];
  const minutes = change && Math.ceil((change.getTime() - now.getTime()) / 60_000);
  if (soon !== undefined && spokenMinutes(soon) !== minutes) return [`${name}: ${soon} instead of ${minutes} minutes`];
  const time = claimed(facts, language, 'time')[0];
  if (time !== undefined && (!change || time !== WALL_CLOCK.format(change)))
    return [`${name}: ${time} instead of ${change && WALL_CLOCK.format(change)}`];
  return [];
}

const WALL_CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', hour: '2-digit', minute: '2-digit' });

/** A told week is read back and must be the week of the row; any other time must be one of its times. */
function hourFaults(bare: string, { answer, found }: SpokenTurn, { now }: Circumstances): readonly string[] {
  if (found.kind !== 'hours' && found.kind !== 'prices') return [];
  const { place } = found.card;
  const week = found.kind === 'hours' ? weekOf(hoursOf(MADRID), place.openingHours, now) : freeWeek(place, now);
  const told = toldWeek(
    bare
      .split(place.name)
      .join('·')
      .replace(
        /^.*(?:Hours this week|Horario de esta semana|Free entry|free hours|Entrada gratuita|entrada libre):/su,
        '',
      ),
    answer.language,
  );
  const isTold =
    /Hours this week|Horario de esta semana|Free entry:|free hours:|Entrada gratuita:|entrada libre:/u.test(bare);
  if (!isTold) return [];
  if (!week) return ['tells hours that are not known'];
  return week.flatMap(({ weekday, spans }) => {
    const right = spans.map(({ start, end }) => `${clock(start)}-${end % 1440 === 0 ? '24:00' : clock(end)}`).join();
    // Hours of free entry leave out the days without.
    const given = (told[weekday] ?? (found.kind === 'prices' ? [] : undefined))?.join();
    return given === right ? [] : [`${place.name} on day ${weekday}: told ${given}, is ${right}`];
  });
}

const clock = (minutes: number): string =>
  `${String(Math.floor((minutes % 1440) / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Of a walk in a straight line at a run, or of the ride that saves time. */
function leastMinutes(from: Place, to: Place): number {
  const leg = legBetween(MADRID, from.position, to.position);
  return leg.mode === 'transit' ? leg.minutes : straightLineM(from.position, to.position) / 120;
}

/** Stops follow each other, with the walk between them, and each is open for the whole stay. */
function planFaults(text: string, { answer, found }: SpokenTurn, { world }: Circumstances): readonly string[] {
  if (found.kind !== 'timetable') return [];
  const days = found.days.flatMap(({ day, stops }) => stops.map(() => day));
  const lines = planLines(text);
  return lines.flatMap(({ name, fromMinutes, toMinutes }, at) => {
    const place = answer.recommendations[at]?.place;
    const before = days[at - 1] === days[at] ? lines[at - 1] : undefined;
    const last = answer.recommendations[at - 1]?.place;
    const least = last && place ? leastMinutes(last, place) : 0;
    const faults = before && before.toMinutes + least > fromMinutes ? [`${name} cannot be reached in time`] : [];
    const spans =
      place && days[at] !== undefined ? hoursOn(world.recommend.hours, place.openingHours, days[at]) : undefined;
    const isOpen = !spans || spans.some(({ start, end }) => start <= fromMinutes && end >= toMinutes);
    return isOpen || /Careful|Ojo/u.test(text) ? faults : [...faults, `${name} is closed during its stay`];
  });
}

/** What was asked of the list holds for each of its places; what must never be recommended is not. */
function wishFaults({ answer, next, found }: SpokenTurn, { now, account }: Circumstances): readonly string[] {
  const wishes = found.kind === 'list' && found.act !== 'sort' ? found.search : undefined;
  const doubted = new Map(
    (found.kind === 'list' ? found.groups : []).flatMap(({ cards, unsure = [], likely }) =>
      cards.map(({ place }) => [place.id, likely === undefined ? unsure : [...unsure, likely]] as const),
    ),
  );
  return answer.recommendations.flatMap(({ place, distanceM }) => [
    ...(place.closedForGood ? [`recommends ${place.name}, which closed for good`] : []),
    ...((account.places.get(place.id) ?? 5) <= 2 ? [`recommends ${place.name}, which the person disliked`] : []),
    ...openNowFaults(place, wishes?.filters ?? [], doubted.get(place.id) ?? [], now),
    ...((doubted.get(place.id) ?? []).includes('price') && (place.priceLevel ?? place.prices[0]) !== undefined
      ? [`the price of ${place.name} is known`]
      : []),
    ...(wishes?.withinM !== undefined && distanceM > wishes.withinM
      ? [`${place.name} is beyond ${wishes.withinM} m`]
      : []),
    ...(wishes && wishes.categories.length > 0 && !isOfWhatWasAsked(place, wishes, doubted.get(place.id) ?? [])
      ? [`${place.name} is no ${wishes.categories} ${Object.values(wishes.kinds ?? {})}`.trim()]
      : []),
    ...(next.turn === 0 ? ['the turn was not counted'] : []),
  ]);
}

/** Where the reply says that the kind is not quite that, the category must be right; where it doubts the stock, a substitute. */
const isOfWhatWasAsked = (place: Place, { kinds, ...search }: Search, doubts: readonly unknown[]): boolean =>
  (doubts.includes('stock') && isSubstitute(place, kinds ?? {})) ||
  search.categories.some((each) => isMeant(place, each, doubts.includes('kind') || !kinds ? {} : { kinds }));

const isSubstitute = (place: Place, kinds: NonNullable<Search['kinds']>): boolean =>
  Object.values(kinds)
    .flat()
    .flatMap((id) => (id ? (VOCABULARY.concept('kind', id)?.instead ?? []) : []))
    .some((id) => VOCABULARY.isOf(place, 'kind', id) || VOCABULARY.isOf(place, 'category', id));

/** Where something narrower was asked for, that and nothing else. */
const isMeant = (place: Place, category: Category, { kinds }: Pick<Search, 'kinds'>): boolean =>
  kinds?.[category]?.some((kind) => VOCABULARY.isOf(place, 'kind', kind) || hasOnItsGround(place, category, kind)) ??
  place.categories.includes(category);

/** A park with a playground, where a playground was asked for. */
const hasOnItsGround = (place: Place, category: Category, kind: string): boolean =>
  category === 'parks' && place.categories.includes(category) && place.features.includes(kind);

/** Open, or said to be unknown where it is. */
function openNowFaults(
  place: Place,
  filters: readonly Filter[],
  doubted: readonly OpenWish[],
  now: Date,
): readonly string[] {
  if (!filters.includes('open_now')) return [];
  const isRight =
    openState(hoursOf(MADRID), place.openingHours, now).state === (doubted.includes('open_now') ? 'unknown' : 'open');
  return isRight ? [] : [`${place.name} is not open now`];
}

/** Hours of free entry, as far as the place is open then. */
function freeWeek(place: Place, now: Date) {
  const hours = hoursOf(MADRID);
  const schedule = freeSchedule(hours, place);
  return schedule && weekFrom(schedule, civilNow(hours.clock, now).day);
}
