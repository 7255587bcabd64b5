// What a forgery is, and what its makers are given.
export interface Loot {
  /** The server's own secret: some forgeries are rightly signed and still say something that must be refused. */
  readonly secret: string;
  /** Good tokens of `carmen`, of an administrator, and of a page's visitor. */
  readonly carmen: string;
  readonly admin: string;
  readonly widget: string;
  readonly adminId: number;
  readonly widgetKeyId: number;
  /** Good once: the account was deleted, registered anew, deactivated; the password was changed. */
  readonly deleted: string;
  readonly reborn: string;
  readonly deactivated: string;
  readonly oldPassword: string;
  /** Credentials that are good, but not as a person's token. */
  readonly others: Readonly<Record<'widget key' | 'refresh token' | 'link of a list' | 'cookie of a sign-in', string>>;
  /** A good key of a server, which chat takes and nothing of a person does. */
  readonly serviceKey: string;
  /** Keys of servers that were good: revoked, and replaced without an overlap. */
  readonly endedKeys: readonly string[];
}

export interface Forgery {
  readonly name: string;
  /** The `Authorization` header and whatever else goes along. */
  readonly headers: Readonly<Record<string, string>>;
}

export const bearing = (name: string, token: string): Forgery => ({
  name,
  headers: { authorization: `Bearer ${token}` },
});

/** One forgery per entry of a table. */
export const each = <T>(kind: string, values: readonly T[], tokenOf: (value: T) => string): readonly Forgery[] =>
  values.map((value, index) => bearing(`${kind} ${label(value, index)}`, tokenOf(value)));

const label = (value: unknown, index: number): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text === undefined || text.length > 60 ? `#${index}` : JSON.stringify(text);
};
