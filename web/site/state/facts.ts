// What else is known of places in a list; asked for once a visit and language, for all that want it at the same moment together.
import type { PlaceFacts } from '../../api-client/client.ts';
import { useLoad } from './load.ts';
import { api } from './session.ts';
import { type Language, language } from './settings.ts';
import { useStore } from './store.ts';

/** As many as the service answers at once. */
const MOST_AT_ONCE = 100;

interface Question {
  readonly ids: string[];
  readonly answer: Promise<ReadonlyMap<string, PlaceFacts | undefined>>;
}

const asked = new Map<string, Promise<PlaceFacts | undefined>>();
const gathering = new Map<Language, Question>();

/** Nothing while it is not known, or when it cannot be: a list is complete without. */
export function useFacts(id: string): PlaceFacts | undefined {
  const lang = useStore(language);
  const [facts] = useLoad(() => factsOf(id, lang), [id, lang]);
  return facts.value;
}

export function factsOf(id: string, lang: Language): Promise<PlaceFacts | undefined> {
  const key = `${lang} ${id}`;
  const known = asked.get(key);
  if (known) return known;
  const { ids, answer } = questionFor(lang);
  ids.push(id);
  const facts = answer.then((found) => found.get(id));
  asked.set(key, facts);
  facts.catch(() => asked.delete(key));
  return facts;
}

/** Of any number of places, as few questions as the service allows; a place that is gone has none. */
export async function namesOf(
  ids: readonly string[],
  lang: Language,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const starts = Array.from({ length: Math.ceil(ids.length / MOST_AT_ONCE) }, (_, at) => at * MOST_AT_ONCE);
  const answers = await Promise.all(
    starts.map((start) => api.places({ ids: ids.slice(start, start + MOST_AT_ONCE).join(','), lang }, signal)),
  );
  return new Map(answers.flatMap(({ places }) => places.map(({ id, name }) => [id, name] as const)));
}

/** The one that still gathers ids; it is sent when whoever asks has finished. */
function questionFor(lang: Language): Question {
  const open = gathering.get(lang);
  if (open && open.ids.length < MOST_AT_ONCE) return open;
  const ids: string[] = [];
  const question = { ids, answer: Promise.resolve().then(() => send()) };
  const send = async () => {
    if (gathering.get(lang) === question) gathering.delete(lang);
    const { places } = await api.places({ ids: ids.join(','), include: 'facts', lang });
    return new Map(places.map(({ id, facts }) => [id, facts]));
  };
  gathering.set(lang, question);
  return question;
}
