// What people write next when a plan has just been told, and how they ask for one, each with what must come of it. Written by
// authors who saw the plans and nothing else of the service.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../src/domain/language.ts';
import type { Plan } from '../../src/domain/plan.ts';
import { PROJECT_ROOT } from '../../src/system/paths.ts';

const FOLDER = join(PROJECT_ROOT, 'lab', 'plan-talk');

/** A conversation in which a plan stands. */
export interface Context {
  /** Local time of the city. */
  readonly now: string;
  readonly lat: number;
  readonly lng: number;
  readonly language: Language;
  /** The message that asked for the plan. */
  readonly said: string;
  readonly plan: Plan;
}

/** A stop by its kinds, any of which is right, or by its name. */
export interface StopWanted {
  readonly types?: readonly string[];
  readonly name?: string;
  /** Empty where the stop is no meal. */
  readonly meal?: string;
}

/** Stops are told by their names, by their meals, or as "new". */
export interface ChangeMessage {
  /** Number of the context, from 1. */
  readonly ctx: number;
  readonly say: string;
  /** `none`: the plan stays exactly as it is. */
  readonly act: 'change' | 'none';
  readonly goes?: readonly string[];
  readonly may_go?: readonly string[];
  readonly comes?: readonly StopWanted[];
  readonly times?: readonly { readonly of: string; readonly at: string; readonly tol?: number }[];
  readonly order?: readonly (readonly [string, string])[];
  readonly stays?: readonly { readonly of: string; readonly longer?: boolean; readonly shorter?: boolean }[];
  /** Hours and a day; empty where nothing was said of them. */
  readonly starts?: string;
  readonly ends_by?: string;
  readonly day?: string;
  readonly note: string;
}

/** The first message of a conversation, which asks for a plan. */
export interface PlanMessage {
  readonly plan: true;
  readonly now: string;
  readonly lat: number;
  readonly lng: number;
  readonly say: string;
  readonly day?: string;
  readonly days?: number;
  readonly from?: string;
  readonly until?: string;
  readonly stops?: readonly StopWanted[];
  readonly ordered?: boolean;
  readonly most?: number;
  readonly not?: readonly string[];
  readonly note: string;
}

export type PlanTalkMessage = ChangeMessage | PlanMessage;

export const isFirst = (message: PlanTalkMessage): message is PlanMessage => 'plan' in message;

export const readContexts = (): readonly Context[] => rowsOf('contexts.jsonl');

/** `open` may be read by whoever changes the conversation; `spent` was held back until it had been measured once. */
export const SETS = ['open', 'spent'] as const;
export type MessageSet = (typeof SETS)[number];

export const readMessages = (set: MessageSet, language: Language): readonly PlanTalkMessage[] =>
  rowsOf(join('messages', `${set}.${language}.jsonl`));

const rowsOf = <Row>(file: string): readonly Row[] =>
  readFileSync(join(FOLDER, file), 'utf8')
    .trim()
    .split('\n')
    .map((line): Row => JSON.parse(line));
