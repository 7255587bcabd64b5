// Messages that teach what a message is about: people's requests to other systems, small talk, and requests composed over
// the nouns of the vocabulary, so that both languages know the trades and dishes of a city. Only sets that may be shipped from.
import { loadCity } from '../../../src/compose/city.ts';
import { DEFAULT_CITY } from '../../../src/config/settings.ts';
import type { Language } from '../../../src/domain/language.ts';
import { seededRandom } from '../../../src/math/random.ts';
import type { IntentClass } from '../../../src/nlp/learned/intents.ts';
import { VOCABULARY } from '../../../src/vocabulary/bundled.ts';
import { readCatalogue } from '../../relevance/facts.ts';
import { composedRequests } from './request-grammar.ts';

export interface IntentMessage {
  readonly text: string;
  readonly label: IntentClass;
}

type Row = Readonly<Record<string, unknown>>;

interface Source {
  /** Below the folder of dialogue sets. */
  readonly file: string;
  /** At most this many of it, so that no set drowns the others. */
  readonly most?: number;
  label(row: Row): IntentClass | undefined;
}

const textOf = (row: Row, field: string): string => String(row[field] ?? '');

const OURS_OF_CLINC: Readonly<Record<string, IntentClass>> = {
  restaurant_suggestion: 'recommend',
  travel_suggestion: 'recommend',
  directions: 'directions',
  distance: 'directions',
  restaurant_reviews: 'details',
  how_busy: 'details',
  accept_reservations: 'details',
  greeting: 'greet',
  yes: 'yes',
  no: 'no',
  what_can_i_ask_you: 'help',
  change_language: 'smalltalk',
};
const UNSURE_OF_CLINC = new Set([
  'maybe',
  'cancel',
  'repeat',
  'user_name',
  'current_location',
  'book_hotel',
  'gas',
  'restaurant_reservation',
  'share_location',
  'meal_suggestion',
  'traffic',
]);

const clinc = (row: Row): IntentClass | undefined => {
  const [label, domain] = [textOf(row, 'label'), textOf(row, 'domain')];
  if (UNSURE_OF_CLINC.has(label)) return undefined;
  return OURS_OF_CLINC[label] ?? (domain === 'small_talk' ? 'smalltalk' : 'out_of_scope');
};

const sgd = (row: Row): IntentClass | undefined => {
  const [intent, acts] = [textOf(row, 'intent'), String(row.acts ?? '')];
  if (/THANK_YOU|GOODBYE/.test(acts) && !/REQUEST|INFORM/.test(acts)) return 'smalltalk';
  if (/REQUEST_ALTS/.test(acts)) return 'more';
  if (/REQUEST\((?:phone|street)/.test(acts)) return 'details';
  if (/REQUEST\((?:free_entry|price|average_rating|has_|good_for|pets|smoking)/.test(acts)) return 'details';
  if (/^AFFIRM/.test(acts)) return 'yes';
  if (/^NEGATE/.test(acts) && !/INFORM/.test(acts)) return 'no';
  return /^(?:Find|Search)/.test(intent) && /INFORM/.test(acts) && !/Events/.test(textOf(row, 'service'))
    ? 'recommend'
    : undefined;
};

const multiwoz = (row: Row): IntentClass | undefined => {
  const acts = String(row.acts ?? '');
  if (/general-(?:thank|bye)/.test(acts) && !/Inform|Request/.test(acts)) return 'smalltalk';
  if (/general-greet/.test(acts) && !/Inform|Request/.test(acts)) return 'greet';
  if (/Request\((?:Addr|Phone|Post|Area|Parking|Internet|Stars|Type)/.test(acts)) return 'details';
  if (/Request\((?:Price|Fee|Ticket)/.test(acts)) return 'price';
  return /(?:Restaurant|Hotel|Attraction)-Inform/.test(acts) && !/Book/.test(acts) ? 'recommend' : undefined;
};

const hwu = (row: Row): IntentClass | undefined => {
  const intent = textOf(row, 'intent');
  if (intent === 'recommendation_locations') return 'recommend';
  if (
    /^(?:recommendation|takeaway|transport_query|transport_traffic|music_likeness|general_(?:dontcare|confirm|commandstop|explain|repeat))/.test(
      intent,
    )
  )
    return undefined;
  if (intent === 'general_affirm') return 'yes';
  if (intent === 'general_negate') return 'no';
  return /^general_/.test(intent) ? 'smalltalk' : 'out_of_scope';
};

const smalltalk = (row: Row): IntentClass | undefined => {
  const topic = textOf(row, 'topic');
  if (/^(?:greet|good_morning|good_evening)$/.test(topic)) return 'greet';
  if (topic === 'agree') return 'yes';
  if (/^(?:user_likes|user_hungry|user_loves_thing|user_statement|opinion_things|can_you_do)$/.test(topic))
    return topic === 'can_you_do' ? 'help' : undefined;
  return 'smalltalk';
};

const foreign = (): IntentClass => 'out_of_scope';

const hotel = (row: Row): IntentClass | undefined => {
  const intents = String(row.intents ?? '');
  if (/affirm/.test(intents) && !/request|how/.test(intents)) return 'yes';
  if (/deny/.test(intents) && !/request|how/.test(intents)) return 'no';
  if (/greet/.test(intents) && !/request|how/.test(intents)) return 'greet';
  if (/how_much/.test(intents)) return 'price';
  return /request_info|parking|wifi|gym|spa|pool|pets|accessibility|restaurant/.test(intents) ? 'details' : undefined;
};

const asked = (row: Row): IntentClass =>
  /openingHours/.test(textOf(row, 'query')) && /of \(/.test(textOf(row, 'query'))
    ? 'hours'
    : /telephone|address/.test(String(row.ask ?? ''))
      ? 'details'
      : 'recommend';

export const INTENT_SOURCES: Readonly<Record<Language, readonly Source[]>> = {
  en: [
    { file: 'clinc150-en/train.jsonl.gz', label: clinc },
    { file: 'clinc150-en/oos_train.jsonl.gz', label: foreign },
    { file: 'hwu64-en/train.jsonl.gz', label: hwu },
    {
      file: 'snips-en/train.jsonl.gz',
      most: 4_000,
      label: (row) => (textOf(row, 'intent') === 'BookRestaurant' ? undefined : 'out_of_scope'),
    },
    { file: 'smalltalk-en/train.jsonl.gz', most: 8_000, label: smalltalk },
    { file: 'sgd-en/train.jsonl.gz', most: 9_000, label: sgd },
    { file: 'multiwoz-en/val.jsonl.gz', label: multiwoz },
    { file: 'place-faq-en/train.jsonl.gz', label: () => 'details' },
    { file: 'schema2qa-en/restaurants-train.jsonl.gz', most: 2_000, label: asked },
    { file: 'yelp-skill-en/paraphrase.jsonl.gz', label: () => 'recommend' },
    { file: 'home-assistant-en/all.jsonl.gz', label: foreign },
    { file: 'fb-alarm-weather-en/dev.jsonl.gz', most: 2_000, label: foreign },
    { file: 'assistant-skills-en/train.jsonl.gz', most: 2_500, label: foreign },
    {
      file: 'mtop-en/dev.jsonl.gz',
      label: (row) => (textOf(row, 'intent') === 'GET_EVENT' ? undefined : 'out_of_scope'),
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
      label: (row) => (textOf(row, 'intent') === 'GET_EVENT' ? undefined : 'out_of_scope'),
    },
    { file: 'xquad-questions-es/all.jsonl.gz', label: foreign },
    { file: 'home-assistant-es/all.jsonl.gz', label: foreign },
    {
      file: 'poi-search-es/train.jsonl.gz',
      most: 600,
      label: (row) => (/rout|direc|navig/i.test(textOf(row, 'intent')) ? 'directions' : 'recommend'),
    },
  ],
};

const NAMED_FROM_PROMINENCE = 3;

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
  return composedRequests(language, { nouns, names }, seed);
}

/** @param rows the JSON lines of a set */
export function messagesOf({ label, most }: Source, rows: readonly Row[], seed: number): IntentMessage[] {
  const labelled = rows.flatMap((row) => {
    const known = label(row);
    return known ? [{ text: textOf(row, 'text'), label: known }] : [];
  });
  if (most === undefined || labelled.length <= most) return labelled;
  const random = seededRandom(seed);
  return labelled.filter(() => random.next() < most / labelled.length);
}
