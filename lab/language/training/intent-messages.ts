// Messages that teach what a message is about: people's requests to other systems, small talk, and templates over the
// nouns of the vocabulary, so that both languages know the trades and dishes of a city. Only sets that may be shipped from.
import type { Language } from '../../../src/domain/language.ts';
import { seededRandom } from '../../../src/math/random.ts';
import type { IntentClass } from '../../../src/nlp/learned/intents.ts';
import { VOCABULARY } from '../../../src/vocabulary/bundled.ts';

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

/** Written by us: `N` is a noun of the vocabulary, `Ns` its plural. */
const TEMPLATES: Readonly<Record<Language, readonly (readonly [IntentClass, string])[]>> = {
  en: [
    ['recommend', "I'm looking for a N"],
    ['recommend', 'where can I find a N near here'],
    ['recommend', 'Ns near Sol'],
    ['recommend', 'recommend me some good Ns'],
    ['recommend', 'is there a N around here'],
    ['recommend', 'any N open now'],
    ['recommend', 'I want to go to a N tonight'],
    ['recommend', 'best Ns in Madrid'],
    ['recommend', 'we would like a quiet N for tomorrow'],
    ['recommend', 'cheap N'],
    ['recommend', 'where is the nearest N'],
    ['recommend', 'something to do with kids this afternoon'],
    ['recommend', 'what can we see on a rainy day'],
    ['recommend', 'N'],
    ['recommend', 'I feel like N'],
    ['recommend', 'do you know a N with a terrace'],
    ['recommend', 'a N for six people on Friday'],
    ['hours', 'what time does the N open'],
    ['hours', 'is the N open on Sundays'],
    ['hours', 'until what time can we visit the N'],
    ['hours', 'when does it close'],
    ['hours', 'opening hours of the N'],
    ['price', 'how much is the N'],
    ['price', 'how much does it cost to get in'],
    ['price', 'is the N free on Monday'],
    ['price', 'do children pay'],
    ['price', 'ticket price'],
    ['directions', 'how do I get to the N'],
    ['directions', 'how far is it from here'],
    ['directions', 'which metro takes me to the N'],
    ['directions', 'can I walk there'],
    ['details', 'does the N have a terrace'],
    ['details', 'tell me about the N'],
    ['details', 'is it wheelchair accessible'],
    ['details', 'what is the phone number of the N'],
    ['details', 'is the N worth visiting'],
    ['details', 'do I need to book'],
    ['more', 'show me more Ns'],
    ['more', 'any other N'],
    ['more', 'something cheaper'],
    ['more', 'another one please'],
    ['more', 'not that one, something closer'],
  ],
  es: [
    ['recommend', 'hola, estoy buscando un sitio para comer N, gracias'],
    ['recommend', 'hola, ¿me puedes recomendar un sitio de N?'],
    ['recommend', 'buenas, quería algo de N si puede ser'],
    ['recommend', 'quiero cenar N con mi pareja'],
    ['recommend', 'vamos con niños, ¿hay N por aquí?'],
    ['smalltalk', '¿hablas inglés?'],
    ['smalltalk', '¿en qué idiomas te puedes comunicar?'],
    ['smalltalk', '¿quién te construyó?'],
    ['recommend', 'busco N'],
    ['recommend', 'estoy buscando N por el centro'],
    ['recommend', '¿dónde hay N por aquí cerca?'],
    ['recommend', 'N cerca de Sol'],
    ['recommend', 'recomiéndame Ns buenos'],
    ['recommend', '¿hay alguna N por la zona?'],
    ['recommend', '¿hay algún N abierto ahora?'],
    ['recommend', 'quiero ir a N esta noche'],
    ['recommend', 'los mejores Ns de Madrid'],
    ['recommend', 'queremos N tranquilo para mañana'],
    ['recommend', 'N barato'],
    ['recommend', '¿dónde está la N más cercana?'],
    ['recommend', 'algo para hacer con niños esta tarde'],
    ['recommend', '¿qué podemos ver un día de lluvia?'],
    ['recommend', 'N'],
    ['recommend', 'me apetece N'],
    ['recommend', '¿conoces N con terraza?'],
    ['recommend', 'un sitio para cenar seis personas el viernes'],
    ['recommend', 'necesito N'],
    ['recommend', '¿dónde puedo tomar N?'],
    ['recommend', '¿qué me recomiendas para comer por Chueca?'],
    ['hours', '¿a qué hora abre N?'],
    ['hours', '¿está abierto los domingos?'],
    ['hours', '¿hasta qué hora se puede visitar N?'],
    ['hours', '¿cuándo cierra?'],
    ['hours', 'horario de N'],
    ['price', '¿cuánto cuesta N?'],
    ['price', '¿cuánto vale la entrada?'],
    ['price', '¿es gratis los lunes?'],
    ['price', '¿pagan los niños?'],
    ['price', 'precio de la entrada'],
    ['directions', '¿cómo llego a N?'],
    ['directions', '¿está lejos de aquí?'],
    ['directions', '¿qué metro me deja en N?'],
    ['directions', '¿se puede ir andando?'],
    ['details', '¿tiene terraza N?'],
    ['details', 'cuéntame algo de N'],
    ['details', '¿es accesible en silla de ruedas?'],
    ['details', '¿qué teléfono tiene N?'],
    ['details', '¿merece la pena N?'],
    ['details', '¿hay que reservar?'],
    ['details', '¿se puede entrar con perro?'],
    ['more', 'enséñame más Ns'],
    ['more', '¿alguna otra N?'],
    ['more', 'algo más barato'],
    ['more', 'otro por favor'],
    ['more', 'ese no, algo más cerca'],
    ['more', 'más opciones'],
  ],
};

/** How often each template is filled. */
const FILLS = 60;

export function templateMessages(language: Language, seed: number): IntentMessage[] {
  const random = seededRandom(seed);
  const nouns = VOCABULARY.concepts
    .filter(({ type }) => type === 'kind' || type === 'dish' || type === 'category' || type === 'cuisine')
    .flatMap(({ words }) => {
      const own = words[language];
      return own?.one ? [{ one: own.one, many: own.many || own.one }] : [];
    });
  return TEMPLATES[language].flatMap(([label, template]) =>
    Array.from({ length: /N/.test(template) ? FILLS : 12 }, () => {
      const noun = nouns[Math.floor(random.next() * nouns.length)]!;
      return { label, text: template.replace(/\bNs\b/, noun.many).replace(/\bN\b/, noun.one) };
    }),
  );
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
