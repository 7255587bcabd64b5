// Tokens that are rightly signed and still must be refused for what they say, or for what became of their account.

import { claims, nowS, signed } from './forge.ts';
import { bearing, each, type Forgery, type Loot } from './forgery.ts';

export const claimForgeries = (loot: Loot): readonly Forgery[] => [
  ...times(loot),
  ...subjects(loot),
  ...bindings(loot),
  ...audiences(loot),
  ...duplicates(loot),
  ...formerTokens(loot),
];

const times = ({ secret }: Loot): readonly Forgery[] => {
  const now = nowS();
  // biome-ignore format: a table, several a line
  const changes: readonly object[] = [
    { exp: now - 1 }, { exp: now }, { exp: 0 }, { exp: -1 }, { exp: now - 0.5 }, { exp: undefined }, { exp: null },
    { exp: String(now + 600) }, { exp: 'never' }, { exp: '' }, { exp: true }, { exp: [now + 600] }, { exp: { at: now } },
    { nbf: now + 60 }, { nbf: now + 1e9 }, { nbf: 'later' }, { nbf: null }, { nbf: [] },
    { iat: now + 600 }, { iat: now + 1e9 }, { iat: 'today' }, { iat: null }, { iat: {} },
  ];
  return [
    ...each('times', changes, (change) => signed({ payload: claims(change), secret })),
    bearing('an expiry beyond all numbers', signed({ payload: `{"sub":"carmen","exp":1e999}`, secret })),
    bearing('an expiry before all numbers', signed({ payload: `{"sub":"carmen","exp":-1e999}`, secret })),
  ];
};

// biome-ignore format: a list of words, several a line
const SUBJECTS: readonly unknown[] = [
  undefined, null, 1, true, '', ' ', 'nobody', 'carmen ', ' carmen', 'carmen\0', '\0', 'carmen\n', '%', '*', 'c%', '_armen',
  "' or '1'='1", "carmen' --", '__proto__', 'constructor', 'toString', '../carmen', ['carmen'], { $ne: null },
  { toString: 'carmen' }, 'c\u200barmen', '\ufeffcarmen', 'сarmen', 'x'.repeat(2_000), '\ud800',
];

const subjects = ({ secret }: Loot): readonly Forgery[] =>
  each('subject', SUBJECTS, (sub) => signed({ payload: claims({ sub }), secret }));

/** Claims that bind a token to one account and one password. */
// biome-ignore format: a table, several a line
const bindings = ({ secret, adminId }: Loot): readonly Forgery[] =>
  each(
    'binding',
    [
      { uid: adminId }, { uid: 0 }, { uid: -1 }, { uid: 999_999 }, { uid: null }, { uid: '1' }, { uid: [] }, { uid: {} },
      { uid: true }, { pwv: 0 }, { pwv: 99 }, { pwv: null }, { pwv: '1' }, { pwv: [1] }, { pwv: true },
    ],
    (change) => signed({ payload: claims(change), secret }),
  );

// biome-ignore format: tables, several a line
const audiences = ({ secret, widgetKeyId }: Loot): readonly Forgery[] => [
  ...each(
    'audience or issuer',
    [
      { aud: 'another service' }, { aud: '' }, { aud: null }, { aud: [] }, { aud: ['paseo:widget-chat'] },
      { aud: 'paseo:widget-chat' }, { aud: ['paseo:widget-chat', 'paseo'] }, { aud: {} },
      { iss: 'another service' }, { iss: '' }, { iss: null }, { iss: ['paseo'] },
    ],
    (change) => signed({ payload: claims(change), secret }),
  ),
  ...each(
    'a visitor’s token with',
    [
      { vis: undefined }, { vis: 5 }, { kid: undefined }, { kid: String(widgetKeyId) }, { kid: 999_999 }, { kid: null },
      { kid: -1 }, { kid: 1.5 },
      { kid: 2 ** 40 }, { exp: nowS() - 1 }, { aud: 'PASEO:WIDGET-CHAT' },
    ],
    (change) => signed({ payload: { aud: 'paseo:widget-chat', kid: widgetKeyId, vis: 'v', exp: nowS() + 60, ...change }, secret }),
  ),
];

/** RFC 7519, 4: of a claim that comes twice the last counts, so a good first one must not save a bad last one. */
const duplicates = ({ secret }: Loot): readonly Forgery[] =>
  each(
    'twice:',
    [
      `{"sub":"carmen","exp":${nowS() + 600},"sub":"nobody"}`,
      `{"sub":"carmen","exp":${nowS() + 600},"exp":1}`,
      `{"sub":"carmen","exp":${nowS() + 600},"\\u0073ub":"nobody"}`,
      `{"sub":"carmen","exp":${nowS() + 600},"uid":999999,"uid":999998}`,
      `{"sub":"carmen","exp":${nowS() + 600},"sub":null}`,
    ],
    (payload) => signed({ payload, secret }),
  );

const formerTokens = ({ deleted, reborn, deactivated, oldPassword, widget }: Loot): readonly Forgery[] => [
  bearing('of a deleted account', deleted),
  bearing('of a deleted account whose name was registered again', reborn),
  bearing('of a deactivated account', deactivated),
  bearing('of a password that was changed', oldPassword),
  bearing('a page visitor’s token without an origin', widget),
  {
    name: 'a page visitor’s token from another site',
    headers: { authorization: `Bearer ${widget}`, origin: 'https://other.example' },
  },
];
