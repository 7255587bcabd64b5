// Options, question and answer of the commands that list places: filters as `--open-at now`, one line a place.
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type Api, ask, DEFAULT_URL, FILTER_PARAMETERS, Refused } from './asking.ts';
import { EXIT, UsageError } from './command.ts';

/** Parameters of one endpoint, by their names in the API. */
interface Listing {
  readonly path: string;
  readonly parameters: readonly string[];
  /** Name of the API parameter for the words of the command line; absent where there is none. */
  readonly words?: string;
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
export const FILTER_HELP = Object.entries(FILTER_PARAMETERS)
  .map(
    ([name, { type, description }]) =>
      `  --${asOption(name).padEnd(14)}${description}${type === 'texts' ? ' (repeatable)' : ''}`,
  )
  .join('\n');

/**
 * @param fetch of the service
 * @throws UsageError without a token, and for options that no endpoint takes
 */
export async function listFrom(listing: Listing, args: readonly string[], fetch = globalThis.fetch): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: listing.words !== undefined,
    options: optionsOf(listing),
  });
  const token = process.env.PASEO_TOKEN;
  if (!token) throw new UsageError('PASEO_TOKEN is not set; it holds the access token of the caller');
  const api: Api = { baseUrl: String(values.url ?? DEFAULT_URL), token, fetch };
  const names = [...Object.keys(FILTER_PARAMETERS), ...listing.parameters];
  const query = Object.fromEntries(names.map((name) => [name, values[asOption(name)]]));
  const said = positionals.join(' ');
  const words = listing.words !== undefined && said !== '' ? { [listing.words]: said } : {};
  const { body, headers } = await ask(api, listing.path, { ...query, ...words }).catch(asMistake);
  process.stdout.write(values.json ? `${JSON.stringify(body, undefined, 2)}\n` : drawn(body as readonly ListedPlace[]));
  const unknown = headers.get('x-unknown-count');
  if (unknown !== null) process.stderr.write(countsOf(headers.get('x-total-count') ?? '0', unknown));
  return EXIT.done;
}

/** A value that the service does not know is a mistake in the command. */
function asMistake(error: unknown): never {
  throw error instanceof Refused ? new UsageError(error.message) : error;
}

function optionsOf({ parameters }: Listing): NonNullable<ParseArgsConfig['options']> {
  const filters = Object.entries(FILTER_PARAMETERS).map(
    ([name, { type }]) => [asOption(name), { type: 'string', multiple: type === 'texts' }] as const,
  );
  const others = parameters.map((name) => [asOption(name), { type: 'string' }] as const);
  return { ...Object.fromEntries([...filters, ...others]), url: { type: 'string' }, json: { type: 'boolean' } };
}

const drawn = (places: readonly ListedPlace[]): string =>
  places.map((place) => `${lineOf(place)}\n`).join('') || 'nothing matches\n';

function lineOf({ id, place_id = id, name, types, distance, explanation }: ListedPlace): string {
  const facts = [types[0], distance === undefined ? undefined : `${distance} m`, place_id];
  const told = `${name} (${facts.filter((each) => each !== undefined).join(', ')})`;
  return explanation === undefined ? told : `${told}\n    ${explanation}`;
}

const countsOf = (sure: string, unknown: string): string =>
  `${sure} match; ${unknown} more would if unknown facts were favourable (--match unknown)\n`;
