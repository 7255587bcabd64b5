// Forgeries of the signature and of the header that tells how to check it.
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { claims, encode, HEADER, macOf, signed } from './forge.ts';
import { bearing, each, type Forgery, type Loot } from './forgery.ts';

export const signatureForgeries = (loot: Loot): readonly Forgery[] => [
  ...unsigned(loot),
  ...wrongSecrets(loot),
  ...otherAlgorithms(loot),
  ...publicKeys(),
  ...steeringHeaders(loot),
  ...keyIds(),
];

const NONES = ['none', 'None', 'NONE', 'nOnE', 'none ', '', null, false, 0, [], ['none'], undefined];

/** RFC 8725, 2.1: "alg":"none" and its spellings, with no signature and with a borrowed one. */
const unsigned = ({ carmen }: Loot): readonly Forgery[] => [
  ...each('alg', NONES, (alg) => `${encode({ typ: 'JWT', alg })}.${encode(claims())}.`),
  ...each(
    'alg, borrowed signature,',
    NONES,
    (alg) => `${encode({ typ: 'JWT', alg })}.${encode(claims())}.${lastOf(carmen)}`,
  ),
];

const lastOf = (token: string): string => token.split('.').at(-1) ?? '';

// biome-ignore format: a list of words, several a line
const wrongSecrets = ({ secret }: Loot): readonly Forgery[] =>
  each(
    'signed with',
    [
      '', '\0', 'secret', 'SECRET', 'password', 'changeme', 'your-256-bit-secret', 'null', 'undefined', 'carmen', 'paseo',
      secret.toUpperCase(), ` ${secret}`, `${secret}\n`, `${secret} `, secret.slice(0, -1), secret.slice(1),
      [...secret].reverse().join(''), encode(secret), Buffer.from(secret).toString('hex'), secret.repeat(2),
    ],
    (wrong) => signed({ payload: claims(), secret: wrong }),
  );

/** Rightly signed, but with an algorithm that is not the configured one, or under a name that is none. */
const otherAlgorithms = ({ secret }: Loot): readonly Forgery[] => [
  ...each('really', ['HS384', 'HS512'] as const, (alg) =>
    signed({ header: { ...HEADER, alg }, payload: claims(), secret, hash: alg }),
  ),
  ...each(
    'HMAC under the name',
    [
      'RS256',
      'RS512',
      'PS256',
      'ES256',
      'EdDSA',
      'hs256',
      'HS256 ',
      'HS256\0',
      'HS1',
      'HmacSHA256',
      'dir',
      'A256KW',
      ['HS256'],
      {},
    ],
    (alg) => signed({ header: { ...HEADER, alg }, payload: claims(), secret }),
  ),
];

/** An attacker's own key, alone and embedded in the header; and the public key taken for the HMAC secret. */
function publicKeys(): readonly Forgery[] {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ed = generateKeyPairSync('ed25519');
  const made = (alg: string, key: KeyObject, extra: object = {}): string => {
    const text = `${encode({ ...HEADER, alg, ...extra })}.${encode(claims())}`;
    const hash = alg === 'EdDSA' ? null : 'sha256';
    return `${text}.${sign(hash, Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
  };
  const pem = rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const jwk = rsa.publicKey.export({ format: 'jwk' });
  return [
    bearing('an RSA key', made('RS256', rsa.privateKey)),
    bearing('an EC key', made('ES256', ec.privateKey)),
    bearing('an Ed25519 key', made('EdDSA', ed.privateKey)),
    bearing('an RSA key, embedded', made('RS256', rsa.privateKey, { jwk })),
    bearing('an EC key, embedded', made('ES256', ec.privateKey, { jwk: ec.publicKey.export({ format: 'jwk' }) })),
    bearing('an Ed25519 key, embedded', made('EdDSA', ed.privateKey, { jwk: ed.publicKey.export({ format: 'jwk' }) })),
    bearing('an RSA key by address', made('RS256', rsa.privateKey, { jku: 'https://attacker.example/keys' })),
    bearing('an RSA certificate by address', made('RS256', rsa.privateKey, { x5u: 'https://attacker.example/c' })),
    bearing('a public key as HMAC secret', signed({ payload: claims(), secret: pem })),
    bearing(
      'a public key without its frame as HMAC secret',
      signed({ payload: claims(), secret: pem.replace(/-.*-|\n/gu, '') }),
    ),
  ];
}

/** Rightly signed, with header members that try to steer how it is checked (RFC 7515, 4.1). */
const steeringHeaders = ({ secret }: Loot): readonly Forgery[] =>
  each(
    'header with',
    [
      { jwk: { kty: 'oct', k: encode('mine') } },
      { jku: 'https://attacker.example/keys' },
      { x5u: 'https://attacker.example/certificate' },
      { x5c: ['MIIB'] },
      { x5t: 'abc' },
      { 'x5t#S256': 'abc' },
      { crit: ['exp'], exp: 1 },
      { crit: [] },
      { crit: ['b64'], b64: false },
      { crit: ['paseo'], paseo: true },
      { b64: false },
      { zip: 'DEF' },
      { enc: 'A256GCM' },
      { p2c: 2_147_483_647, p2s: 'salt' },
      { cty: 'JWT' },
      { nonce: 'x' },
      { url: 'https://attacker.example' },
      { typ: 'JWE' },
      { typ: 'at+jwt' },
      { typ: 'dpop+jwt' },
      { typ: 'logout+jwt' },
      { typ: 5 },
      { typ: ['JWT'] },
      { unknown: 1 },
    ],
    (extra) => signed({ header: { ...HEADER, ...extra }, payload: claims(), secret }),
  );

/** A key id is text from a stranger: never a path, a query or a command that finds a key. */
const keyIds = (): readonly Forgery[] =>
  each(
    'key id',
    [
      '../../../../../../dev/null',
      '/dev/null',
      'package.json',
      "x' union select 'known",
      '| cat /etc/passwd',
      '0',
      '',
      'http://169.254.169.254/',
    ],
    (kid) =>
      signed({
        header: { ...HEADER, kid },
        payload: claims(),
        secret: kid === '0' ? '\0' : kid.includes('known') ? 'known' : '',
      }),
  );

/** A good token of somebody else, cut up and put together anew. */
export const transplants = ({ carmen, admin, secret }: Loot): readonly Forgery[] => {
  const [head = '', payload = '', signature = ''] = carmen.split('.');
  const [, adminPayload = '', adminSignature = ''] = admin.split('.');
  return [
    bearing('an administrator’s claims under one’s own signature', `${head}.${adminPayload}.${signature}`),
    bearing('one’s own claims under an administrator’s signature', `${head}.${payload}.${adminSignature}`),
    bearing('header and claims exchanged', `${payload}.${head}.${signature}`),
    bearing('signed over the claims alone', `${head}.${payload}.${macOf(payload, secret)}`),
    bearing('signed over the header alone', `${head}.${payload}.${macOf(head, secret)}`),
    bearing(
      'signed over decoded text',
      `${head}.${payload}.${macOf(Buffer.from(payload, 'base64url').toString(), secret)}`,
    ),
  ];
};
