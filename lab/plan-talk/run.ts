// How often a message about a plan has the outcome that its author demands, by set, language and kind:
// node scripts/run.mjs lab/plan-talk/run.ts [open|spent] [--failures FILE]
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LANGUAGES, type Language } from '../../src/domain/language.ts';
import type { Plan } from '../../src/domain/plan.ts';
import { readCatalogue } from '../relevance/facts.ts';
import { type Chat, shippedChat } from '../visitors/chat.ts';
import { clock, faultsOfChange, faultsOfPlan } from './judge.ts';
import {
  type Context,
  isFirst,
  type MessageSet,
  type PlanTalkMessage,
  readContexts,
  readMessages,
  SETS,
} from './messages.ts';
import { nameOf, StopsSeen } from './stops.ts';

interface Judged {
  readonly language: Language;
  readonly kind: string;
  readonly message: PlanTalkMessage;
  readonly faults: readonly string[];
  readonly plan: Plan | undefined;
  readonly text: string;
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { failures: { type: 'string' } } });
const set: MessageSet = SETS.find((each) => each === positionals[0]) ?? 'open';
const chat = await shippedChat('madrid');
const seen = new StopsSeen(chat.planWorld, new Map(readCatalogue().places.map((place) => [place.id, place])));
const contexts = readContexts();
const judged = LANGUAGES.flatMap((language) =>
  readMessages(set, language).map((message, at) => judge(chat, language, message, `${set}-${language}-${at}`)),
);
for (const language of LANGUAGES)
  for (const kind of ['change', 'none', 'plan']) {
    const own = judged.filter((each) => each.language === language && each.kind === kind);
    const right = own.filter(({ faults }) => faults.length === 0).length;
    process.stdout.write(`${set}  ${language}  ${kind.padEnd(8)} ${right} of ${own.length}\n`);
  }
if (values.failures !== undefined)
  writeFileSync(
    values.failures,
    judged
      .filter(({ faults }) => faults.length > 0)
      .map(told)
      .join('\n\n'),
  );

function judge(chat: Chat, language: Language, message: PlanTalkMessage, id: string): Judged {
  const { talk, context } = begun(chat, message, id);
  const { text } = talk.say(message.say);
  const plan = talk.plan();
  const after = seen.of(plan);
  const faults = isFirst(message)
    ? faultsOfPlan(message, after)
    : faultsOfChange(message, seen.of(context?.plan), after);
  return { language, kind: isFirst(message) ? 'plan' : message.act, message, faults, plan, text };
}

/** The conversation up to the message. */
function begun(chat: Chat, message: PlanTalkMessage, id: string) {
  if (isFirst(message)) return { talk: chat.begin(id, message.now, message), context: undefined };
  const context: Context | undefined = contexts[message.ctx - 1];
  if (!context) throw new Error(`there are ${contexts.length} contexts, and no context ${message.ctx}`);
  const talk = chat.begin(id, context.now, context);
  talk.say(context.said);
  talk.standOn(context.plan);
  return { talk, context };
}

function told({ message, faults, plan, text }: Judged): string {
  const stops = seen
    .of(plan)
    .map((stop) => `${clock(stop.begin)}-${clock(stop.end)} ${nameOf(stop)}${stop.meal ? ` (${stop.meal})` : ''}`);
  return [
    message.say,
    `  faults: ${faults.join('; ')}`,
    `  wanted: ${message.note}`,
    `  plan: ${stops.join('; ')}`,
    `  reply: ${text.split('\n').join(' / ')}`,
  ].join('\n');
}
