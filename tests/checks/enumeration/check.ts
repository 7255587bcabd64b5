// Whoever guesses names learns nothing from login: unknown, wrong and inactive are answered alike, byte for byte, after
// the same work. (That a name is taken is said by sign-up and by `exists`: the contract wants both.)
import type { LightMyRequestResponse } from 'fastify';
import { HASH_PARAMETERS, type Passwords } from '../../../src/system/passwords.ts';
import { PASSWORD } from '../../support/service.ts';
import type { Check, CheckOptions, Outcome } from '../check.ts';
import { readDocument } from '../operations.ts';
import { bearing, makePage, PAGE } from '../people.ts';
import { type CheckedService, startCheckedService } from '../service.ts';
import { medianRatio } from './timing.ts';

export const enumerationCheck: Check = {
  name: 'enumeration',
  promise: 'no answer, and no work behind it, tells which accounts, keys or conversations exist',
  async run(options) {
    const service = await startCheckedService(options);
    try {
      const alike = await answersAlike(service);
      return options.scale === 'full' ? together(alike, await timesAlike(options)) : alike;
    } finally {
      await service.close();
    }
  },
};

const together = (a: Outcome, b: Outcome): Outcome => ({
  figures: { ...a.figures, ...b.figures },
  failures: [...a.failures, ...b.failures],
});

async function answersAlike(service: CheckedService): Promise<Outcome> {
  const { passwords } = service.composed.service;
  const work = countWork(passwords);
  const admin = await service.signIn('root', 'admin');
  await service.signIn('carmen');
  const sleeping = await service.signIn('sleeping');
  const { id } = (await service.ask({ url: '/api/users/me', headers: bearing(sleeping) })).json();
  await service.composed.service.users.change(id, { isActive: false });
  const page = await makePage(service, admin);

  const logIn = (username: string, password: string) => () =>
    service.ask({ method: 'POST', url: '/api/token', payload: { username, password }, remoteAddress: freshAddress() });
  const trade =
    (key: string, origin = PAGE) =>
    () =>
      service.ask({ method: 'POST', url: '/api/widget/token', payload: { key }, headers: { origin } });
  const groups: Readonly<Record<string, readonly (() => Promise<LightMyRequestResponse>)[]>> = {
    'refused logins': [
      logIn('carmen', 'the wrong password'),
      logIn('nobody', 'the wrong password'),
      logIn('sleeping', PASSWORD),
      logIn('sleeping', 'the wrong password'),
      logIn('n\0body', 'the wrong password'),
      logIn('x'.repeat(1_000), 'the wrong password'),
      logIn('carmen', 'y'.repeat(1_000)),
      logIn('root', 'the wrong password'),
    ],
    'refused widget keys': [trade('pk_unknown'), trade('x'), trade(`${page.key}x`), trade(page.key.toUpperCase())],
  };
  const failures: string[] = [];
  let compared = 0;
  for (const [what, requests] of Object.entries(groups)) {
    const seen = new Set<string>();
    for (const request of requests) {
      const before = work.verified + work.hashed;
      const response = await request();
      compared++;
      seen.add(`${visible(response)} after ${work.verified + work.hashed - before} hashes`);
    }
    if (seen.size !== 1) failures.push(`${what} differ: ${[...seen].join(' | ')}`);
  }
  failures.push(
    ...(await throttledAlike(service)),
    ...(await workOfSignUp(service, work)),
    ...(await idsNeedAdministrators(service)),
  );
  return { figures: { 'answers compared': compared }, failures };
}

interface Work {
  hashed: number;
  verified: number;
}

function countWork(passwords: Passwords): Work {
  const work = { hashed: 0, verified: 0 };
  const { hash, verify } = passwords;
  Object.assign(passwords, {
    hash: (password: string) => {
      work.hashed++;
      return hash(password);
    },
    verify: (stored: string | undefined, password: string) => {
      work.verified++;
      return verify(stored, password);
    },
  });
  return work;
}

let addresses = 0;
const freshAddress = (): string => `10.1.${(++addresses >> 8) & 255}.${addresses & 255}`;

/** Everything that a client can see, but for the id of the request. */
function visible({ statusCode, headers, body }: LightMyRequestResponse): string {
  const { 'x-request-id': requestId, date: _date, ...others } = headers;
  return JSON.stringify([statusCode, others, body.replaceAll(String(requestId), 'ID')]);
}

const FAILURES = 12;

/** After too many failures a name that exists and one that does not are still answered alike. */
async function throttledAlike({ ask }: CheckedService): Promise<readonly string[]> {
  const statuses = async (username: string) => {
    const remoteAddress = freshAddress();
    const given: string[] = [];
    for (let i = 0; i < FAILURES; i++) {
      const { statusCode, headers } = await ask({
        method: 'POST',
        url: '/api/token',
        payload: { username, password: 'wrong password' },
        remoteAddress,
      });
      given.push(`${statusCode}${'retry-after' in headers ? ' wait' : ''}`);
    }
    return given.join(', ');
  };
  const [known, unknown] = [await statuses('carmen'), await statuses('nobody-at-all')];
  return [
    ...(known === unknown ? [] : [`throttling differs: ${known} and ${unknown}`]),
    ...(known.includes('429 wait') ? [] : ['guessing is never slowed down']),
  ];
}

/** Sign-up says that a name is taken, and does the same work before it does. */
async function workOfSignUp({ ask }: CheckedService, work: Work): Promise<readonly string[]> {
  const hashesOf = async (username: string) => {
    const before = work.hashed;
    await ask({ method: 'POST', url: '/api/users/', payload: { username, password: 'a good long password' } });
    return work.hashed - before;
  };
  const [taken, free] = [await hashesOf('carmen'), await hashesOf('somebody-new')];
  return taken === 1 && free === 1 ? [] : [`a taken name costs ${taken} hashes, a free one ${free}`];
}

/** Numbers that can be counted through are taken by administrators' operations only. */
async function idsNeedAdministrators(service: CheckedService): Promise<readonly string[]> {
  const { operations } = await readDocument(service);
  return operations
    .filter(
      ({ path, parameters }) =>
        !path.startsWith('/api/admin/') &&
        parameters.some((each) => each.in === 'path' && each.schema.type === 'integer'),
    )
    .map(({ name }) => `${name} takes a number that can be counted through`);
}

const ROUNDS = 60;
/** Medians of so many rounds on a busy machine; one hash more or less would be a factor of two. */
const RATIO = { low: 0.75, high: 1.33 };

/** With hashing at full strength: how long each answer takes, as a ratio. */
async function timesAlike(options: CheckOptions): Promise<Outcome> {
  const service = await startCheckedService(options, { hashParameters: HASH_PARAMETERS });
  try {
    await service.signIn('carmen');
    let made = 0;
    const logIn = (username: string) => () =>
      service.ask({
        method: 'POST',
        url: '/api/token',
        payload: { username, password: 'the wrong password' },
        remoteAddress: freshAddress(),
      });
    const signUp = (nameOf: () => string) => () =>
      service.ask({
        method: 'POST',
        url: '/api/users/',
        payload: { username: nameOf(), password: 'a good long password' },
      });
    const ratios = {
      'time of a login, known name / unknown name': await medianRatio(logIn('carmen'), logIn('nobody'), ROUNDS),
      'time of a sign-up, taken name / free name': await medianRatio(
        signUp(() => 'carmen'),
        signUp(() => `new-${++made}`),
        ROUNDS,
      ),
    };
    const outside = Object.entries(ratios).filter(([, ratio]) => ratio < RATIO.low || ratio > RATIO.high);
    return {
      figures: Object.fromEntries(Object.entries(ratios).map(([what, ratio]) => [what, ratio.toFixed(3)])),
      failures: outside.map(([what, ratio]) => `${what}: ${ratio.toFixed(3)}`),
    };
  } finally {
    await service.close();
  }
}
