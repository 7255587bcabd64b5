// Trains which role each word of a message plays, on the messages whose roles are told in brackets.
import type { Language } from '../../../src/domain/language.ts';
import { createWriter } from '../../../src/nlp/learned/bytes.ts';
import { type DenseChain, writeChain } from '../../../src/nlp/learned/chain.ts';
import type { TalkedAbout } from '../../../src/nlp/learned/intent-features.ts';
import { ANY_TAG } from '../../../src/nlp/learned/lattice.ts';
import { type RoleClues, roleFeatures } from '../../../src/nlp/learned/role-features.ts';
import { ROLES, type Role } from '../../../src/nlp/learned/roles.ts';
import type { WordTable } from '../../../src/nlp/learned/word-table.ts';
import { type ChainOptions, trainChain } from './chain-training.ts';
import { roleClueReader } from './message-clues.ts';
import { ownMessages, type RoleSpan } from './own-messages.ts';

interface RoleOptions {
  readonly seed: number;
  readonly table: WordTable;
  /** Leaves every fifth message out, to measure on. */
  readonly heldOut: boolean;
  readonly onEpoch?: ChainOptions['onEpoch'];
}

const BYTES_OF_ROLES = 900_000;
const SETTINGS = { tags: ROLES, epochs: 6, learningRate: 0.05, dropout: 0.6, minCount: 2 } as const;
/** Features that training left out are all there when a message is read; on held-out messages such a chain is as sure as right. */
const TEMPERATURE = 0.6;

export const isHeldOutRole = (at: number): boolean => at % 5 === 2;

/** @returns the artifact's bytes */
export async function trainRoles(language: Language, options: RoleOptions): Promise<Uint8Array> {
  const { seed, table, heldOut, onEpoch } = options;
  const messages = (await roleMessages(language)).filter((_, at) => !(heldOut && isHeldOutRole(at)));
  const examples = messages.map(({ clues, roles }) => ({
    features: roleFeatures(clues, table),
    allowed: Int32Array.from(roles, (role) => (role ? 1 << ROLES.indexOf(role) : ANY_TAG)),
  }));
  const chain = trainChain(examples, { ...SETTINGS, seed, ...(onEpoch && { onEpoch }) });
  const writer = createWriter();
  writeChain(writer, cooled(chain), BYTES_OF_ROLES);
  return writer.bytes();
}

const cooled = ({ tags, transitions, weights }: DenseChain): DenseChain => ({
  tags,
  transitions: transitions.map((weight) => weight * TEMPERATURE),
  weights: { ...weights, values: weights.values.map((weight) => weight * TEMPERATURE) },
});

interface RoleMessage {
  readonly text: string;
  readonly context: TalkedAbout;
  readonly spans: readonly RoleSpan[];
  readonly clues: RoleClues;
  /** Of each word; undefined where a word stands only in the message as it was read. */
  readonly roles: readonly (Role | undefined)[];
}

export async function roleMessages(language: Language): Promise<RoleMessage[]> {
  const cluesOf = await roleClueReader(language);
  return ownMessages(language).flatMap(({ text, context, roles }) => {
    const clues = roles && cluesOf(text, context);
    return roles && clues ? [{ text, context, spans: roles, clues, roles: rolesOfWords(clues, text, roles) }] : [];
  });
}

/** Words of the reading are found in the text one after the other; a mark inside a stretch has its role. */
function rolesOfWords({ words }: RoleClues, text: string, spans: readonly RoleSpan[]): (Role | undefined)[] {
  let from = 0;
  return words.map(({ surface }) => {
    const at = text.indexOf(surface, from);
    if (at < 0 || at > from + FARTHEST) return undefined;
    from = at + surface.length;
    return spans.find(({ start, end }) => at < end && at + surface.length > start)?.role ?? 'filler';
  });
}
/** Beyond so many characters, the same letters are those of another word. */
const FARTHEST = 40;
