// Options, question and answer of the commands that ask about places: filters as `--open-at now`, one line an entry.
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type Api, ask, DEFAULT_URL, LIST_PARAMETERS, type Parameters, Refused } from './asking.ts';
import { EXIT, UsageError } from './command.ts';

/** One endpoint, and its answer for people. Parameters bear their names in the API. */
export interface Endpoint<Body> {
  readonly path: string;
  readonly filters: Parameters;
  readonly parameters: readonly string[];
  /** Name of the API parameter for the words of the command line; absent where there is none. */
  readonly words?: string;
  readonly areWordsRequired?: boolean;
  /** Of what is for one person; the catalogue is public. */
  readonly needsToken?: boolean;
  readonly drawn: (body: Body) => string;
  /** How many places match, as the answer tells it; nothing where it counts none. */
  readonly countsIn: (body: Body, headers: Headers) => Counts | undefined;
}

interface Counts {
  readonly sure: number;
  readonly unknown: number;
}

interface ListedPlace {
  /** Of a list of places. */
  readonly id?: string;
  /** Of recommendations. */
  readonly place_id?: string;
  readonly name: string;
  readonly types: readonly string[];
  /** Metres. */
  readonly distance?: number;
  readonly explanation?: string;
}

const asOption = (parameter: string): string => parameter.replaceAll('_', '-');

/** The lines of a command's help about its filters. */
export const helpOn = (filters: Parameters): string =>
  Object.entries(filters)
    .map(
      ([name, { type, description }]) =>
        `  --${asOption(name).padEnd(14)}${description}${type === 'texts' ? ' (repeatable)' : ''}`,
    )
    .join('\n');

/** @throws UsageError as `answerFrom` does */
export const listFrom = (
  listing: Pick<Endpoint<unknown>, 'path' | 'parameters' | 'words' | 'needsToken'>,
  args: readonly string[],
  fetch = globalThis.fetch,
): Promise<number> => answerFrom({ ...listing, ...LIST }, args, fetch);

/**
 * @param fetch of the service
 * @throws UsageError without a token where one is needed, without required words, for options that the endpoint does not take, and for what the service refuses
 */
export async function answerFrom<Body>(
  endpoint: Endpoint<Body>,
  args: readonly string[],
  fetch = globalThis.fetch,
): Promise<number> {
  const { values, positionals } = parseArgs({
    args: withNegatives(args),
    allowPositionals: endpoint.words !== undefined,
    options: optionsOf(endpoint),
  });
  const said = positionals.join(' ');
  if (endpoint.areWordsRequired && said === '') throw new UsageError('the words to ask with are missing');
  const token = process.env.PASEO_TOKEN;
  if (!token && endpoint.needsToken)
    throw new UsageError('PASEO_TOKEN is not set; it holds the access token of the caller');
  const api: Api = { baseUrl: String(values.url ?? DEFAULT_URL), ...(token && { token }), fetch };
  const names = [...Object.keys(endpoint.filters), ...endpoint.parameters];
  const query = Object.fromEntries(names.map((name) => [name, values[asOption(name)]]));
  const words = endpoint.words !== undefined && said !== '' ? { [endpoint.words]: said } : {};
  const { body, headers } = await ask(api, endpoint.path, { ...query, ...words }).catch(asMistake);
  const answer = body as Body;
  process.stdout.write(values.json ? `${JSON.stringify(answer, undefined, 2)}\n` : endpoint.drawn(answer));
  const counts = endpoint.countsIn(answer, headers);
  if (counts) process.stderr.write(told(counts, 'match' in endpoint.filters));
  return EXIT.done;
}

/** `--lng -3.7` as `--lng=-3.7`: no option is a number, and the reader of options takes a value with a hyphen only so. */
const withNegatives = (args: readonly string[]): string[] =>
  args.flatMap((each, at) => {
    if (isNegativeValue(args, at)) return [];
    return isNegativeValue(args, at + 1) ? [`${each}=${args[at + 1]}`] : [each];
  });

const isNegativeValue = (args: readonly string[], at: number): boolean =>
  /^-\d/u.test(args[at] ?? '') && /^--[a-z-]+$/u.test(args[at - 1] ?? '');

/** A value that the service does not know is a mistake in the command. */
function asMistake(error: unknown): never {
  throw error instanceof Refused ? new UsageError(error.message) : error;
}

function optionsOf({
  filters,
  parameters,
}: Pick<Endpoint<unknown>, 'filters' | 'parameters'>): NonNullable<ParseArgsConfig['options']> {
  const narrowing = Object.entries(filters).map(
    ([name, { type }]) => [asOption(name), { type: 'string', multiple: type === 'texts' }] as const,
  );
  const others = parameters.map((name) => [asOption(name), { type: 'string' }] as const);
  return { ...Object.fromEntries([...narrowing, ...others]), url: { type: 'string' }, json: { type: 'boolean' } };
}

/** @param isListable whether the same command lists what only may match */
const told = ({ sure, unknown }: Counts, isListable: boolean): string =>
  `${sure} match; ${unknown} more would if unknown facts were favourable${isListable ? ' (--match unknown)' : ''}\n`;

const LIST = {
  filters: LIST_PARAMETERS,
  drawn: (body: unknown): string =>
    (body as readonly ListedPlace[]).map((place) => `${lineOf(place)}\n`).join('') || 'nothing matches\n',
  countsIn: (_body: unknown, headers: Headers): Counts | undefined => {
    const unknown = headers.get('x-unknown-count');
    if (unknown === null) return undefined;
    return { sure: Number(headers.get('x-total-count') ?? 0), unknown: Number(unknown) };
  },
};

function lineOf({ id, place_id = id, name, types, distance, explanation }: ListedPlace): string {
  const place = withFacts(name, [types[0], inMetres(distance), place_id]);
  return explanation === undefined ? place : `${place}\n    ${explanation}`;
}

/** `Museo del Prado (museum, 1200 m, museo-del-prado)`: facts that are not known are left out. */
export const withFacts = (name: string, facts: readonly (string | undefined)[]): string =>
  `${name} (${facts.filter((each) => each !== undefined).join(', ')})`;

export const inMetres = (distanceM: number | undefined): string | undefined =>
  distanceM === undefined ? undefined : `${distanceM} m`;
