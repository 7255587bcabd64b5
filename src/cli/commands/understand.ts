// Prints how a message is understood, stage by stage; or runs conversations from JSON lines, for measurements.
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { openCityFolder } from '../../compose/city.ts';
import { shippedWorldParts } from '../../compose/shipped.ts';
import { readSettings } from '../../config/read.ts';
import { cityMoment } from '../../usecases/conversation/hearing-context.ts';
import { hearConversation, toldFrame, worldOfFiles } from '../../usecases/understanding.ts';
import { type Command, EXIT, UsageError } from '../command.ts';
import { handedOver } from '../output.ts';
import { drawFrame, drawUnderstanding } from '../understanding-drawing.ts';

export const command: Command = {
  summary: 'show how a message is understood, stage by stage',
  help: `
paseo understand "text" [--shown] [--language en|es] [--now INSTANT] [--json]
paseo understand --jsonl [--now INSTANT] < conversations.jsonl

Prints the five stages with offsets and reasons, what the message asks for, and the frame it is read into. Names come from the catalogue of the city's pack.

  --json            the frame alone, as JSON
  --shown           as if places had just been shown, so that "the second one" means something
  --language LANG   language of the message before
  --now INSTANT     as if it were asked then: 2026-05-14T11:20:00Z
  --jsonl           reads {"id": ..., "turns": [{"user": "..."}]} lines, holds one conversation a line, and writes one
                    line a turn: id, turn (from 1), preferences, intent, anchorPlace, nearCategory, ordinal, sortBy,
                    refine, language and the frame; what was not said is left out

  paseo understand "me encantan los museos, pero odio las discotecas"
`,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        jsonl: { type: 'boolean' },
        json: { type: 'boolean' },
        shown: { type: 'boolean' },
        language: { type: 'string' },
        now: { type: 'string' },
      },
    });
    const text = positionals.join(' ');
    if (!values.jsonl && text === '') throw new UsageError('a text is missing');
    const { city, catalogueFiles } = openCityFolder(readSettings(process.env).CITY);
    const world = await worldOfFiles(catalogueFiles, shippedWorldParts(city));
    const clock = clockAt(values.now);
    if (values.jsonl) return holdConversations(world, clock);
    const context = {
      hasShown: values.shown ?? false,
      ...(values.language !== undefined && { previousLanguage: languageOf(values.language) }),
    };
    const frame = toldFrame(world.read(text, { ...context, now: cityMoment(world, clock()) }));
    if (values.json) {
      process.stdout.write(`${JSON.stringify(frame, undefined, 2)}\n`);
      return EXIT.done;
    }
    const inColour = process.stdout.isTTY === true && !process.env.NO_COLOR;
    process.stdout.write(drawUnderstanding(world.understand(text, context), inColour) + drawFrame(frame, inColour));
    return EXIT.done;
  },
};

function languageOf(name: string): 'en' | 'es' {
  if (name !== 'en' && name !== 'es') throw new UsageError('--language must be en or es');
  return name;
}

function clockAt(instant: string | undefined): () => Date {
  if (instant === undefined) return () => new Date();
  const now = new Date(instant);
  if (Number.isNaN(now.getTime())) throw new UsageError('--now must be an instant such as 2026-05-14T11:20:00Z');
  return () => now;
}

interface Script {
  readonly id: unknown;
  readonly turns: readonly { readonly user: string }[];
}

async function holdConversations(world: Awaited<ReturnType<typeof worldOfFiles>>, clock: () => Date): Promise<number> {
  let line = 0;
  for await (const written of createInterface({ input: process.stdin })) {
    line++;
    if (written.trim() === '') continue;
    const script = parsed(written);
    if (!script) {
      process.stderr.write(`paseo: line ${line} is not {"id": ..., "turns": [{"user": "..."}]}\n`);
      return EXIT.badData;
    }
    const messages = script.turns.map(({ user }) => user);
    const turns = hearConversation(world, messages, clock()).map(
      (heard, at) => `${JSON.stringify({ id: script.id, turn: at + 1, ...heard })}\n`,
    );
    // A long measurement is not kept in memory, and ends when its reader leaves.
    await handedOver(process.stdout, turns.join(''));
  }
  return EXIT.done;
}

function parsed(written: string): Script | undefined {
  try {
    const script = JSON.parse(written) as Script;
    return Array.isArray(script?.turns) && script.turns.every((turn) => typeof turn?.user === 'string')
      ? script
      : undefined;
  } catch {
    return undefined;
  }
}
