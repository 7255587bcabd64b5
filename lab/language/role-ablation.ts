// What the learned reader of roles does for wishes, on messages of ours that were left out of training:
// node scripts/run.mjs lab/language/role-ablation.ts en|es [wrong], with the wrong ones one by one
// A wish is right where its words are looked for (or refused, where it avoids); wrong where they only stand in a story, a
// question or a number of people, or where its polarity is the other one.
import { LANGUAGES, type Language } from '../../src/domain/language.ts';
import { loadRoles, ROLES, type Role, type RoleReader } from '../../src/nlp/learned/roles.ts';
import type { Wish } from '../../src/wishes/wish.ts';
import { shippedWords } from './shipped-words.ts';
import { messageReader, shippedParts } from './training/message-clues.ts';
import type { RoleSpan } from './training/own-messages.ts';
import { isHeldOutRole, roleMessages, trainRoles } from './training/roles-training.ts';

async function printAblation(of: Language): Promise<void> {
  const table = shippedWords(of);
  const reader = loadRoles(await trainRoles(of, { seed: 1, table, heldOut: true }), table);
  const held = (await roleMessages(of)).filter((_, at) => isHeldOutRole(at));
  process.stdout.write(`${of}  ${held.length} messages left out\n`);
  process.stdout.write(`${of}  roles of words right: ${percent(rightRoles(held, reader))}\n`);
  for (const [name, roles] of [
    ['rows alone', undefined],
    ['with roles', reader],
  ] as const) {
    const read = await messageReader(of, { ...shippedParts(of), roles });
    const judged = held.flatMap(({ text, context, spans }) =>
      read(text, context).wishes.flatMap((wish) => judgementOf(wish, text, spans) ?? []),
    );
    const wrong = judged.filter(({ isRight }) => !isRight);
    process.stdout.write(
      `${of}  ${name}: ${judged.length - wrong.length} wishes right, ${wrong.length} wrong (${tally(wrong.map(({ role }) => role))})\n`,
    );
    if (process.argv[3] === 'wrong')
      for (const { text, wish, role } of wrong)
        process.stdout.write(`  ${role} ${wish.polarity} ${wish.attribute} "${wish.said?.text}": ${text}\n`);
  }
}

function rightRoles(held: Awaited<ReturnType<typeof roleMessages>>, reader: RoleReader): readonly [number, number] {
  let [right, all] = [0, 0];
  for (const { clues, roles } of held) {
    const read = reader(clues);
    roles.forEach((gold, at) => {
      if (!gold || clues.words[at]!.isMark) return;
      const best = ROLES.reduce((most, role) =>
        read.chance(at, at + 1, role) > read.chance(at, at + 1, most) ? role : most,
      );
      all++;
      if (best === gold) right++;
    });
  }
  return [right, all];
}

const SOUGHT: ReadonlySet<Role> = new Set(['seek', 'trait', 'where', 'when', 'pay', 'who']);

/** @returns undefined where nobody told a role of its words, or the role says neither */
function judgementOf(wish: Wish, text: string, spans: readonly RoleSpan[]) {
  const { said, polarity } = wish;
  const at = said ? text.toLowerCase().indexOf(said.text.toLowerCase()) : -1;
  const role = spans.find(({ start, end }) => at >= 0 && at < end && at + said!.text.length > start)?.role;
  if (!role || role === 'of' || role === 'change' || role === 'taste') return undefined;
  const isRight =
    role === 'avoid' ? polarity === 'avoid' : SOUGHT.has(role) && (polarity === 'want' || role === 'trait');
  return { isRight, role, wish, text };
}

const percent = ([right, all]: readonly [number, number]): string => `${((100 * right) / all).toFixed(1)} % of ${all}`;

const tally = (roles: readonly Role[]): string =>
  ROLES.flatMap((role) => {
    const count = roles.filter((each) => each === role).length;
    return count > 0 ? `${role} ${count}` : [];
  }).join(', ');

const language = LANGUAGES.find((each) => each === process.argv[2]);
if (language) await printAblation(language);
else process.stderr.write('usage: node scripts/run.mjs lab/language/role-ablation.ts en|es [wrong]\n');
