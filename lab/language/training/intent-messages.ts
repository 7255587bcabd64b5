// Messages that teach what a message is about: people's requests to other systems, small talk, and requests composed over
// the nouns of the vocabulary, so that both languages know the trades and dishes of a city. Only sets that may be shipped from.
import { loadCity } from '../../../src/compose/city.ts';
import { DEFAULT_CITY } from '../../../src/config/settings.ts';
import type { Language } from '../../../src/domain/language.ts';
import { seededRandom } from '../../../src/math/random.ts';
import { INTENT_LABELS, type IntentLabel } from '../../../src/nlp/learned/intent-labels.ts';
import { VOCABULARY } from '../../../src/vocabulary/bundled.ts';
import { readCatalogue } from '../../relevance/facts.ts';
import { type ComposedClass, composedRequests } from './request-grammar.ts';

interface IntentMessage {
  readonly text: string;
  /** Several are what the message may be, where nobody says which. */
  readonly labels: readonly IntentLabel[];
}

type Row = Readonly<Record<string, unknown>>;
type Labels = readonly IntentLabel[];

interface Source {
  /** Below the folder of dialogue sets. */
  readonly file: string;
  /** At most this many of it, so that no set drowns the others. */
  readonly most?: number;
  label(row: Row): Labels | undefined;
}

const textOf = (row: Row, field: string): string => String(row[field] ?? '');

const FACTS: Labels = INTENT_LABELS.filter((label) => label.startsWith('fact:'));
const SEARCH: Labels = ['recommend', 'refine', 'sort'];
const TALK: Labels = ['smalltalk', 'thanks', 'bye', 'ok', 'help', 'greet'];
const FOREIGN: Labels = ['out_of_scope'];
const withFallback = (known: Labels, otherwise: Labels): Labels => (known.length > 0 ? known : otherwise);

/** Words of the sets for what is asked of a place, the more particular first. */
const FACT_OF_WORD: readonly (readonly [RegExp, IntentLabel])[] = [
  [/phone|telephone/iu, 'fact:phone'],
  [/website|url/iu, 'fact:website'],
  [/addr|street|post/iu, 'fact:address'],
  [/opening|hours|open_/iu, 'fact:hours'],
  [/free_entry/iu, 'fact:free_entry'],
  [/price|fee|ticket|cost|how_much/iu, 'fact:price'],
  [/rating|stars|review/iu, 'fact:rating'],
  [/internet|wifi/iu, 'fact:wifi'],
  [/parking/iu, 'fact:parking'],
  [/pets|dogs/iu, 'fact:dogs'],
  [/kids|children/iu, 'fact:children'],
  [/accessib|wheelchair/iu, 'fact:wheelchair'],
  [/duration/iu, 'fact:duration'],
  [/has_live_music|alcohol|smoking|outdoor|gym|spa|pool|dishes|serves/iu, 'fact:feature'],
];
const factsIn = (words: string): Labels =>
  FACT_OF_WORD.filter(([pattern]) => pattern.test(words)).map(([, label]) => label);

const OURS_OF_CLINC: Readonly<Record<string, Labels>> = {
  restaurant_suggestion: ['recommend'],
  travel_suggestion: ['recommend'],
  directions: ['fact:directions'],
  distance: ['fact:distance', 'fact:directions'],
  restaurant_reviews: ['fact:rating', 'fact:worth_it', 'fact:description'],
  how_busy: ['fact:crowds'],
  accept_reservations: ['fact:booking'],
  greeting: ['greet'],
  goodbye: ['bye'],
  thank_you: ['thanks'],
  repeat: ['repeat'],
  yes: ['yes'],
  no: ['no'],
  what_can_i_ask_you: ['help'],
  change_language: ['smalltalk'],
};
const UNSURE_OF_CLINC = new Set([
  'maybe',
  'cancel',
  'user_name',
  'current_location',
  'book_hotel',
  'gas',
  'restaurant_reservation',
  'share_location',
  'meal_suggestion',
  'traffic',
]);

const clinc = (row: Row): Labels | undefined => {
  const [label, domain] = [textOf(row, 'label'), textOf(row, 'domain')];
  if (UNSURE_OF_CLINC.has(label)) return undefined;
  return OURS_OF_CLINC[label] ?? (domain === 'small_talk' ? TALK : FOREIGN);
};

const sgd = (row: Row): Labels | undefined => {
  const [intent, acts] = [textOf(row, 'intent'), String(row.acts ?? '')];
  if (/REQUEST|INFORM/.test(acts)) {
    if (/REQUEST_ALTS/.test(acts)) return ['more'];
    const asked = factsIn((acts.match(/REQUEST\([a-z_]+/gu) ?? []).join(' '));
    if (asked.length > 0) return asked;
    return /^(?:Find|Search)/.test(intent) && /INFORM/.test(acts) && !/Events/.test(textOf(row, 'service'))
      ? SEARCH
      : undefined;
  }
  if (/THANK_YOU/.test(acts)) return ['thanks'];
  if (/GOODBYE/.test(acts)) return ['bye', 'thanks'];
  if (/^AFFIRM/.test(acts)) return ['yes'];
  return /^NEGATE/.test(acts) ? ['no'] : undefined;
};

const multiwoz = (row: Row): Labels | undefined => {
  const acts = String(row.acts ?? '');
  if (!/Inform|Request/.test(acts)) {
    if (/general-thank/.test(acts)) return ['thanks'];
    if (/general-bye/.test(acts)) return ['bye', 'thanks'];
    return /general-greet/.test(acts) ? ['greet', ...TALK] : undefined;
  }
  const asked = factsIn((acts.match(/Request\([A-Za-z]+/gu) ?? []).join(' '));
  if (asked.length > 0) return asked;
  return /(?:Restaurant|Hotel|Attraction)-Inform/.test(acts) && !/Book/.test(acts) ? SEARCH : undefined;
};

const hwu = (row: Row): Labels | undefined => {
  const intent = textOf(row, 'intent');
  if (intent === 'recommendation_locations') return ['recommend'];
  if (intent === 'general_repeat') return ['repeat'];
  if (
    /^(?:recommendation|takeaway|transport_query|transport_traffic|music_likeness|general_(?:dontcare|confirm|commandstop|explain))/.test(
      intent,
    )
  )
    return undefined;
  if (intent === 'general_affirm') return ['yes'];
  if (intent === 'general_negate') return ['no', 'correction'];
  return /^general_/.test(intent) ? TALK : FOREIGN;
};

const smalltalk = (row: Row): Labels | undefined => {
  const topic = textOf(row, 'topic');
  if (/^(?:greet|good_morning|good_evening)$/.test(topic)) return ['greet'];
  if (topic === 'agree') return ['yes', 'ok'];
  if (/thank/.test(topic)) return ['thanks'];
  if (/bye|good_night/.test(topic)) return ['bye'];
  if (/^(?:user_likes|user_hungry|user_loves_thing|user_statement|opinion_things|can_you_do)$/.test(topic))
    return topic === 'can_you_do' ? ['help'] : undefined;
  return TALK;
};

const foreign = (): Labels => FOREIGN;

const hotel = (row: Row): Labels | undefined => {
  const intents = String(row.intents ?? '');
  const isAsking = /request|how/.test(intents);
  if (/affirm/.test(intents) && !isAsking) return ['yes'];
  if (/deny/.test(intents) && !isAsking) return ['no'];
  if (/greet/.test(intents) && !isAsking) return ['greet'];
  const asked = factsIn(intents);
  if (asked.length > 0) return asked;
  return /request_info|restaurant/.test(intents) ? FACTS : undefined;
};

const asked = (row: Row): Labels => {
  const facts = /of \(/.test(textOf(row, 'query')) || row.ask !== undefined ? factsIn(String(row.ask ?? '')) : [];
  return facts.length > 0 ? facts : SEARCH;
};

export const INTENT_SOURCES: Readonly<Record<Language, readonly Source[]>> = {
  en: [
    { file: 'clinc150-en/train.jsonl.gz', label: clinc },
    { file: 'clinc150-en/oos_train.jsonl.gz', label: foreign },
    { file: 'hwu64-en/train.jsonl.gz', label: hwu },
    {
      file: 'snips-en/train.jsonl.gz',
      most: 4_000,
      label: (row) => (textOf(row, 'intent') === 'BookRestaurant' ? undefined : FOREIGN),
    },
    { file: 'smalltalk-en/train.jsonl.gz', most: 8_000, label: smalltalk },
    { file: 'sgd-en/train.jsonl.gz', most: 9_000, label: sgd },
    { file: 'multiwoz-en/val.jsonl.gz', label: multiwoz },
    { file: 'place-faq-en/train.jsonl.gz', label: (row) => withFallback(factsIn(textOf(row, 'text')), FACTS) },
    { file: 'schema2qa-en/restaurants-train.jsonl.gz', most: 2_000, label: asked },
    { file: 'yelp-skill-en/paraphrase.jsonl.gz', label: () => SEARCH },
    { file: 'home-assistant-en/all.jsonl.gz', label: foreign },
    { file: 'fb-alarm-weather-en/dev.jsonl.gz', most: 2_000, label: foreign },
    { file: 'assistant-skills-en/train.jsonl.gz', most: 2_500, label: foreign },
    {
      file: 'mtop-en/dev.jsonl.gz',
      label: (row) => (textOf(row, 'intent') === 'GET_EVENT' ? undefined : FOREIGN),
    },
  ],
  es: [
    { file: 'smalltalk-es/train.jsonl.gz', most: 8_000, label: smalltalk },
    { file: 'multi3nlu-es/hotels-train.jsonl.gz', label: hotel },
    { file: 'multi3nlu-es/banking-train.jsonl.gz', label: foreign },
    { file: 'schema2qa-es/restaurants-dev.jsonl.gz', label: asked },
    { file: 'assistant-skills-es/train.jsonl.gz', label: foreign },
    { file: 'fb-alarm-weather-es/train.jsonl.gz', label: foreign },
    {
      file: 'mtop-es/dev.jsonl.gz',
      label: (row) => (textOf(row, 'intent') === 'GET_EVENT' ? undefined : FOREIGN),
    },
    { file: 'xquad-questions-es/all.jsonl.gz', label: foreign },
    { file: 'home-assistant-es/all.jsonl.gz', label: foreign },
    {
      file: 'poi-search-es/train.jsonl.gz',
      most: 600,
      label: (row) =>
        /rout|direc|navig/i.test(textOf(row, 'intent')) ? ['fact:directions', 'fact:parking'] : ['recommend'],
    },
  ],
};

const NAMED_FROM_PROMINENCE = 3;

/** The patterns of the composed requests know these classes. */
const LABELS_OF_COMPOSED: Readonly<Record<ComposedClass, Labels>> = {
  recommend: SEARCH,
  tell: ['tell:taste', 'tell:situation'],
  plan: ['plan:make', 'plan:edit'],
  details: FACTS,
  directions: ['fact:directions', 'fact:distance', 'fact:station'],
  hours: ['fact:hours', 'fact:last_admission'],
  price: ['fact:price', 'fact:free_entry'],
  compare: INTENT_LABELS.filter((label) => label.startsWith('compare:')),
  more: ['more'],
};

/** Requests composed over the nouns of the vocabulary and the names of the starter catalogue's city. */
export function composedMessages(language: Language, seed: number): IntentMessage[] {
  const nouns = VOCABULARY.concepts
    .filter(({ type }) => type === 'kind' || type === 'dish' || type === 'category' || type === 'cuisine')
    .flatMap(({ words }) => {
      const own = words[language];
      return own?.one ? [{ one: own.one, many: own.many || own.one }] : [];
    });
  const { areas, stations } = loadCity(DEFAULT_CITY);
  const known = readCatalogue().places.filter(({ prominence = 0 }) => prominence >= NAMED_FROM_PROMINENCE);
  const names = [...known, ...areas.all, ...stations].map(({ name }) => name);
  return composedRequests(language, { nouns, names }, seed).map(({ text, label }) => ({
    text,
    labels: LABELS_OF_COMPOSED[label],
  }));
}

/** @param rows the JSON lines of a set */
export function messagesOf({ label, most }: Source, rows: readonly Row[], seed: number): IntentMessage[] {
  const labelled = rows.flatMap((row) => {
    const known = label(row);
    return known ? [{ text: textOf(row, 'text'), labels: known }] : [];
  });
  if (most === undefined || labelled.length <= most) return labelled;
  const random = seededRandom(seed);
  return labelled.filter(() => random.next() < most / labelled.length);
}
