// Talks to the service: trades the key for a short-lived token when the visitor first writes, then asks.
export interface FoundPlace {
  readonly place_id: string;
  readonly name: string;
  readonly types: readonly string[];
  readonly rating: number;
  readonly user_ratings_total: number;
  readonly distance: number;
}

export interface Answer {
  readonly response_text: string;
  readonly recommendations: readonly FoundPlace[];
  /** The language it was answered in. */
  readonly language?: 'en' | 'es';
  /** Of this list of places, where the visitor may be asked whether what they open is counted. */
  readonly listId?: string | undefined;
}

type Trouble = 'offline' | 'unreachable' | 'badKey' | 'badOrigin' | 'tooMany' | 'failed';

export class ServiceTrouble extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble);
  }
}

export interface Location {
  readonly latitude: number;
  readonly longitude: number;
}

/** What a key carries for the chats of its pages. */
export interface KeySettings {
  readonly language?: string;
  readonly look?: { readonly accent?: string; readonly title?: string; readonly greeting?: string };
}

interface Service {
  /** Empty for a key that is refused, and when the service cannot be reached: that is said when the visitor writes. */
  readonly settings: () => Promise<KeySettings>;
  readonly ask: (message: string, location: Location | undefined) => Promise<Answer>;
  /** Tells that a place of a list was opened, once; whoever calls has the visitor’s consent. Nothing waits for it. */
  readonly opened: (listId: string, placeId: string) => void;
}

/** One conversation; its token lives in memory only and is renewed when the service says it is over. */
export function createService(baseUrl: string, key: string): Service {
  let token: string | undefined;
  let mayCount = false;
  const told = new Set<string>();
  let conversationId: string | undefined;

  /** @param previous the token that is over: with it the visitor, and so the conversation, stays the same */
  async function trade(previous?: string): Promise<string> {
    const response = await post(`${baseUrl}/api/widget/token`, { key }, previous);
    if (!response.ok) throw new ServiceTrouble(TOKEN_TROUBLE[response.status] ?? troubleOf(response.status));
    const { access_token, collects_events } = (await response.json()) as Traded;
    mayCount = collects_events;
    return access_token;
  }

  async function settings(): Promise<KeySettings> {
    const response = await post(`${baseUrl}/api/widget/settings`, { key });
    return response.ok ? ((await response.json()) as KeySettings) : {};
  }

  async function ask(message: string, location: Location | undefined, mayRenew = true): Promise<Answer> {
    token ??= await trade();
    const question = { message, location, conversation_id: conversationId };
    const response = await post(`${baseUrl}/api/recommendations/chat`, question, token);
    if (response.status === 401 && mayRenew) {
      token = await trade(token);
      return ask(message, location, false);
    }
    if (!response.ok) throw new ServiceTrouble(troubleOf(response.status));
    conversationId = response.headers.get('X-Conversation-Id') ?? conversationId;
    const spoken = response.headers.get('Content-Language');
    const answer = (await response.json()) as Answer;
    const listId = mayCount ? (response.headers.get('X-Recommendation-Id') ?? undefined) : undefined;
    return { ...answer, listId, ...((spoken === 'en' || spoken === 'es') && { language: spoken }) };
  }

  function opened(recommendation_id: string, place_id: string): void {
    const id = `${recommendation_id.slice(0, 30)}-${told.size}`;
    if (told.has(`${recommendation_id} ${place_id}`)) return;
    told.add(`${recommendation_id} ${place_id}`);
    const events = [{ id, kind: 'opened', place_id, recommendation_id }];
    post(`${baseUrl}/api/events/`, { consent: true, events }, token).catch(() => undefined);
  }

  return {
    settings: () => settings().catch(() => ({})),
    ask: (message, location) => ask(message, location),
    opened,
  };
}

interface Traded {
  readonly access_token: string;
  readonly collects_events: boolean;
}

const TOKEN_TROUBLE: Readonly<Record<number, Trouble>> = { 401: 'badKey', 403: 'badOrigin' };

const troubleOf = (status: number): Trouble => (status === 429 ? 'tooMany' : status >= 502 ? 'unreachable' : 'failed');

async function post(url: string, body: unknown, token?: string): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    });
  } catch {
    throw new ServiceTrouble(navigator.onLine ? 'unreachable' : 'offline');
  }
}
