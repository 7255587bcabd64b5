// The messages that were written for the learned reader: `requests/messages.<language>.tsv`. A line holds what the
// conversation is about, the labels (the main one first, joined by "+") and the message. In many of them brackets tell the
// role of a stretch of words: "somewhere [trait quiet] [where near Sol], [told my train is late]".
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../src/domain/language.ts';
import type { TalkedAbout } from '../../../src/nlp/learned/intent-features.ts';
import { INTENT_LABELS, type IntentLabel } from '../../../src/nlp/learned/intent-labels.ts';
import { ROLES, type Role } from '../../../src/nlp/learned/roles.ts';
import { PROJECT_ROOT } from '../../../src/system/paths.ts';

interface OwnMessage {
  readonly context: TalkedAbout;
  /** All of them hold. */
  readonly labels: readonly IntentLabel[];
  /** Without its brackets. */
  readonly text: string;
  /** In the order of the text; undefined where nobody told them. What lies between them is filler. */
  readonly roles: readonly RoleSpan[] | undefined;
}

/** Offsets into the text of the message. */
export interface RoleSpan {
  readonly start: number;
  readonly end: number;
  readonly role: Role;
}

export const TALKED_ABOUT: readonly TalkedAbout[] = ['start', 'list', 'place', 'plan'];

const KNOWN: ReadonlySet<string> = new Set(INTENT_LABELS);

/** @throws Error with the line number where a context or a label is unknown */
export function ownMessages(language: Language): OwnMessage[] {
  const path = join(PROJECT_ROOT, 'lab', 'language', 'training', 'requests', `messages.${language}.tsv`);
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, at) => (line.trim() === '' || line.startsWith('#') ? [] : [ownMessage(line, at + 1)]));
}

function ownMessage(line: string, number: number): OwnMessage {
  const [context = '', joined = '', text = '', ...rest] = line.split('\t');
  const labels = joined.split('+').map((label) => label.trim());
  const strange = [
    ...(TALKED_ABOUT.includes(context as TalkedAbout) ? [] : [`context "${context}"`]),
    ...labels.filter((label) => !KNOWN.has(label)).map((label) => `label "${label}"`),
    ...(text.trim() === '' || rest.length > 0 ? ['three fields are expected'] : []),
  ];
  const { plain, roles, unknown } = withoutBrackets(text.trim());
  strange.push(...unknown.map((role) => `role "${role}"`));
  if (strange.length > 0) throw new Error(`line ${number} of the messages: ${strange.join(', ')}`);
  return {
    context: context as TalkedAbout,
    labels: labels as IntentLabel[],
    text: plain,
    roles: roles.length > 0 ? roles : undefined,
  };
}

const BRACKET = /\[(\S+) ([^[\]]+)\]/gu;

function withoutBrackets(text: string) {
  const roles: RoleSpan[] = [];
  const unknown: string[] = [];
  let plain = '';
  let last = 0;
  for (const { index, 0: whole, 1: role = '', 2: said = '' } of text.matchAll(BRACKET)) {
    plain += text.slice(last, index);
    if (isRole(role)) roles.push({ start: plain.length, end: plain.length + said.length, role });
    else unknown.push(role);
    plain += said;
    last = index + whole.length;
  }
  return { plain: plain + text.slice(last), roles, unknown };
}

const isRole = (name: string): name is Role => (ROLES as readonly string[]).includes(name);
