// Visitors of our own pages, who have no account: a token that only chat, suggestions and plans accept.
import { randomId } from '../system/random.ts';
import type { Tokens } from '../system/tokens.ts';

export interface VisitorDeps {
  readonly tokens: Tokens;
}

/** A browser that comes back within a month is the same visitor; conversations end much sooner. */
const RENEWABLE_S = 30 * 24 * 60 * 60;

/** @param previous a token of before, perhaps expired: the visitor stays who they are */
export async function welcomeVisitor(
  { tokens }: VisitorDeps,
  previous: string | undefined,
): Promise<{ readonly token: string; readonly lifetimeS: number }> {
  const known = previous === undefined ? undefined : await tokens.verifyVisitor(previous, RENEWABLE_S);
  return tokens.issueVisitor(known ?? randomId());
}

export const findVisitor = ({ tokens }: VisitorDeps, token: string | undefined): Promise<string | undefined> =>
  token === undefined ? Promise.resolve(undefined) : tokens.verifyVisitor(token);
