// Tokens that are cut, padded, wrapped or written otherwise, and headers that carry one in a way that is not agreed.
import type { Random } from '../../../src/math/random.ts';
import { claims, encode, HEADER, macOf, signed } from './forge.ts';
import { bearing, each, type Forgery, type Loot } from './forgery.ts';

export const shapeForgeries = (loot: Loot, random: Random): readonly Forgery[] => [
  ...cuts(loot),
  ...payloads(loot),
  ...nested(loot),
  ...flips(loot, random),
  ...headers(loot),
];

function cuts({ carmen, secret }: Loot): readonly Forgery[] {
  const [head = '', payload = '', signature = ''] = carmen.split('.');
  const tokens: Readonly<Record<string, string>> = {
    'two parts': `${head}.${payload}`,
    'one part': head,
    'no parts': '..',
    'an empty header': `.${payload}.${signature}`,
    'an empty payload': `${head}..${signature}`,
    'an empty payload, rightly signed': `${head}..${macOf(`${head}.`, secret)}`,
    'an empty signature': `${head}.${payload}.`,
    'a fourth part': `${carmen}.x`,
    'a fourth, empty part': `${carmen}.`,
    'a first, empty part': `.${carmen}`,
    'five parts': `${head}.x.x.${payload}.${signature}`,
    'the last character missing': carmen.slice(0, -1),
    'the first character missing': carmen.slice(1),
    'a signature of 31 bytes': `${head}.${payload}.${shortened(signature, 31)}`,
    'a signature of 16 bytes': `${head}.${payload}.${shortened(signature, 16)}`,
    'a signature of one byte': `${head}.${payload}.${shortened(signature, 1)}`,
    'a signature with a byte more': `${head}.${payload}.${Buffer.concat([Buffer.from(signature, 'base64url'), Buffer.of(0)]).toString('base64url')}`,
    'the signature twice': `${carmen}${signature}`,
    'padding after the signature': `${carmen}=`,
    'padding after the payload': `${head}.${payload}==.${signature}`,
    'unused bits of the signature set': `${head}.${payload}.${withUnusedBits(signature)}`,
    'a sign that is no base64 in the signature': `${head}.${payload}.${signature.slice(0, 5)}!${signature.slice(5)}`,
    'a sign that is no base64 at the end': `${carmen}*`,
    'the other base64 alphabet': carmen.replaceAll('-', '+').replaceAll('_', '/').concat('='),
    'the whole token in base64': encode(carmen),
    'the whole token in hexadecimal': Buffer.from(carmen).toString('hex'),
    'the whole token in quotes': `"${carmen}"`,
    'in capitals': carmen.toUpperCase(),
    escaped: carmen.replaceAll('.', '%2e'),
    'full-width characters': carmen.replace(/[a-z]/u, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)),
    'a full-width dot': carmen.replace('.', '．'),
    'a zero-width space at the end': `${carmen}\u200b`,
    'a byte order mark in front': `\ufeff${carmen}`,
    'a NUL at the end': `${carmen}\0`,
    'a space inside': `${carmen.slice(0, 10)} ${carmen.slice(10)}`,
    'a tab inside': `${carmen.slice(0, 10)}\t${carmen.slice(10)}`,
    'a no-break space at the end': `${carmen}\u00a0`,
    'a comma and another': `${carmen},${carmen}`,
    'JSON serialisation': JSON.stringify({ protected: head, payload, signature }),
    '5,000 characters': signed({ payload: claims({ x: 'x'.repeat(5_000) }), secret }),
    '60,000 characters': signed({ payload: claims({ x: 'x'.repeat(60_000) }), secret }),
    '20,000 dots': '.'.repeat(20_000),
    'no JWT at all': 'abc.def.ghi',
    'a widget key': 'pk_0123456789abcdefABCDEF',
    'the word null': 'null',
    'the word undefined': 'undefined',
    'an object': '[object Object]',
    'a template': '{{token}}',
    'a quote': "' or 1=1 --",
  };
  return Object.entries(tokens).map(([name, token]) => bearing(name, token));
}

const shortened = (signature: string, bytes: number): string =>
  Buffer.from(signature, 'base64url').subarray(0, bytes).toString('base64url');

/** 43 characters hold 258 bits, 256 of which are the signature: the rest can be changed and decodes to the same. */
function withUnusedBits(signature: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = alphabet.indexOf(signature.at(-1) ?? 'A');
  return `${signature.slice(0, -1)}${alphabet[last ^ 1]}`;
}

/** Rightly signed, and no object inside. */
const payloads = ({ secret }: Loot): readonly Forgery[] =>
  each(
    'payload',
    [
      '[]',
      '"carmen"',
      '1',
      'null',
      'true',
      '{',
      '{}',
      'carmen',
      '['.repeat(900),
      '{"sub":"carmen","exp":9999999999',
      "{'sub':'carmen','exp':9999999999}",
    ],
    (payload) => signed({ payload, secret }),
  );

function nested({ carmen, secret }: Loot): readonly Forgery[] {
  const encrypted = [
    encode({ alg: 'dir', enc: 'A256GCM', typ: 'JWT' }),
    '',
    encode('iv'),
    encode(claims()),
    encode('tag'),
  ];
  return [
    bearing('a token inside a token', signed({ header: { ...HEADER, cty: 'JWT' }, payload: carmen, secret })),
    bearing('a token as the payload', signed({ payload: encode(carmen), secret })),
    bearing('a token as a claim', signed({ payload: { jwt: carmen }, secret })),
    bearing('an encrypted token', encrypted.join('.')),
    bearing(
      'an encrypted token for a password',
      [encode({ alg: 'PBES2-HS256+A128KW', enc: 'A128GCM', p2c: 2 ** 31, p2s: 'x' }), ...encrypted.slice(1)].join('.'),
    ),
  ];
}

const FLIPS = 40;

/** One character of a good token exchanged for another of the alphabet, wherever it is. */
const flips = ({ carmen }: Loot, random: Random): readonly Forgery[] =>
  Array.from({ length: FLIPS }, (_, index) => {
    const at = random.below(carmen.length);
    const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'].filter(
      (c) => c !== carmen[at],
    );
    return bearing(
      `character ${at} exchanged (${index})`,
      carmen.slice(0, at) + alphabet[random.below(alphabet.length)] + carmen.slice(at + 1),
    );
  });

function headers({ carmen }: Loot): readonly Forgery[] {
  // biome-ignore format: a list, several a line
  const authorizations: readonly string[] = [
    '', ' ', 'Bearer', 'Bearer ', 'Bearer  ', carmen, `Basic ${carmen}`, `Token ${carmen}`, `JWT ${carmen}`, `DPoP ${carmen}`,
    `Digest ${carmen}`, `Bearer: ${carmen}`, `Bearer=${carmen}`, `Bearer,${carmen}`, `Bearer "${carmen}"`, `Bearer <${carmen}>`,
    `Bearer Bearer ${carmen}`, `Bearer ${carmen} ${carmen}`, `xBearer ${carmen}`, `Bearertoken=${carmen}`,
    `Basic ${Buffer.from('carmen:correct horse battery').toString('base64')}`,
  ];
  const elsewhere: readonly Readonly<Record<string, string>>[] = [
    { cookie: `access_token=${carmen}; token=${carmen}` },
    { 'x-access-token': carmen },
    { 'x-authorization': `Bearer ${carmen}` },
    { 'proxy-authorization': `Bearer ${carmen}` },
    { 'x-forwarded-user': 'carmen', 'x-remote-user': 'carmen', 'remote-user': 'carmen' },
    { 'x-api-key': carmen },
    { 'sec-websocket-protocol': `bearer, ${carmen}` },
  ];
  return [
    ...authorizations.map((authorization) => ({
      name: `the header ${shortLabel(authorization, carmen)}`,
      headers: { authorization },
    })),
    ...elsewhere.map((found) => ({ name: `instead in ${Object.keys(found).join(', ')}`, headers: found })),
  ];
}

const shortLabel = (header: string, token: string): string => JSON.stringify(header.replaceAll(token, 'TOKEN'));
