// Plays the longer conversation scripts over the shipped catalogue and writes them down for reading.
// Usage: node scripts/run.mjs scripts/chat-transcripts.ts        writes docs/chat/transcripts-{en,es}.md
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wrapped } from '../src/config/wrapped.ts';
import type { ConversationWorld } from '../src/usecases/conversation/world.ts';
import { type WrittenScript, writtenScripts } from '../tests/conversations/scripts.ts';
import { spokenTalk, worldOver } from '../tests/conversations/spoken.ts';
import { shippedCatalogue } from '../tests/conversations/world.ts';

const WIDTH = 120;
/** Shorter ones say little about a conversation. */
const FEWEST_TURNS = 4;
/** Thursday, 14 May 2026, 13:20 in Madrid. */
const NOW = new Date('2026-05-14T11:20:00Z');

const HEADS = {
  en:
    '# Conversations in English\n\nWritten by `node scripts/run.mjs scripts/chat-transcripts.ts` over the shipped ' +
    'catalogue, on a Thursday in May at 13:20.\nThe visitor has told no position, so distances count from Puerta ' +
    'del Sol until a place is named.\n',
  es:
    '# Conversaciones en español\n\nEscritas por `node scripts/run.mjs scripts/chat-transcripts.ts` con el ' +
    'catálogo que viene con el programa, un jueves de mayo a las 13:20.\nQuien pregunta no ha dicho dónde está: se ' +
    'mide desde la Puerta del Sol hasta que se nombra un sitio.\n',
} as const;

const world = worldOver(await shippedCatalogue());
for (const language of ['en', 'es'] as const) {
  const scripts = writtenScripts(language).filter(({ turns }) => turns.length >= FEWEST_TURNS);
  const text = [HEADS[language], ...scripts.map((script) => transcript(world, script))].join('\n');
  writeFileSync(join(process.cwd(), 'docs/chat', `transcripts-${language}.md`), text);
  process.stderr.write(`${scripts.length} conversations in ${language}\n`);
}

function transcript(world: ConversationWorld, { title, turns }: WrittenScript): string {
  const talk = spokenTalk(world, { id: title, now: NOW });
  const lines = turns.map(({ message }) => {
    const { responseText } = talk.say(message).answer;
    const quoted = responseText.split('\n').map((line) => wrapped(`> ${line}`, WIDTH, '> '));
    return `**${wrapped(message, WIDTH)}**\n\n${quoted.join('  \n')}\n`;
  });
  return [`## ${title}\n`, ...lines].join('\n');
}
