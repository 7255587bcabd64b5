// A conversation as this browser keeps it: what was said, for as long as the service remembers it, and no longer.
import type { ChatPlace } from '../../api-client/client.ts';
import { memory } from './memory.ts';

export interface Turn {
  readonly who: 'you' | 'paseo' | 'problem';
  readonly text: string;
  /** The language of the message, in which it is answered. */
  readonly language?: 'en' | 'es';
  readonly places?: readonly ChatPlace[];
  readonly understood?: Readonly<Record<string, number>>;
  /** The plan that it made or changed. */
  readonly planId?: string;
  /** Words of the message that no place in the answer fulfils, and those that nobody could read. */
  readonly unmet?: readonly string[];
  /** The same for where places should be. */
  readonly outside?: readonly string[];
  readonly unread?: readonly string[];
  /** Of a problem: what went wrong; its text is the message that got no answer. */
  readonly error?: unknown;
}

export interface Talk {
  /** Made here, so that no first question is read as the continuation of an older conversation. */
  readonly id: string;
  readonly turns: readonly Turn[];
  /** When the last answer came. */
  readonly answeredMs: number;
}

/** As long as the service keeps a conversation after its last message. */
const KEPT_MS = 30 * 60_000;
const MOST_TURNS_KEPT = 40;

export const newTalk = (): Talk => ({ id: randomId(), turns: [], answeredMs: 0 });

/** When nobody remembers it any more. */
export const forgottenAtMs = ({ answeredMs }: Talk): number => answeredMs + KEPT_MS;

/** What was said in it that tells of tastes, the latest word on each. */
export const tastesIn = ({ turns }: Talk): Readonly<Record<string, number>> =>
  Object.assign({}, ...turns.map(({ understood }) => understood));

/** @param owner talks of the account and of the visitor are kept apart */
export function keepTalk(owner: string, talk: Talk): void {
  const turns = talk.turns.filter(({ who }) => who !== 'problem').slice(-MOST_TURNS_KEPT);
  memory.write(`talk.${owner}`, JSON.stringify({ ...talk, turns }));
}

export const eraseTalk = (owner: string): void => memory.write(`talk.${owner}`, undefined);

export function keptTalk(owner: string, nowMs: number): Talk | undefined {
  const text = memory.read(`talk.${owner}`);
  const talk = text === undefined ? undefined : talkFrom(text);
  if (talk && nowMs < forgottenAtMs(talk)) return talk;
  if (text !== undefined) eraseTalk(owner);
  return undefined;
}

function talkFrom(text: string): Talk | undefined {
  try {
    const { id, turns, answeredMs } = JSON.parse(text) as Partial<Talk>;
    if (typeof id !== 'string' || !Array.isArray(turns) || !Number.isFinite(answeredMs)) return undefined;
    return { id, turns: turns.filter(isTurn), answeredMs: answeredMs! };
  } catch {
    return undefined;
  }
}

const isTurn = (value: unknown): value is Turn => {
  const { who, text, places = [] } = (value ?? {}) as Partial<Turn>;
  return (who === 'you' || who === 'paseo') && typeof text === 'string' && Array.isArray(places);
};

/** 128 bits; `crypto.randomUUID` is missing where a page is not served over TLS. */
const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
