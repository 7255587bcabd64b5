// What somebody may be typing, one line a suggestion.
import { answerFrom, type Endpoint, inMetres, withFacts } from './finding.ts';

interface Suggested {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly detail?: string;
  /** Metres. */
  readonly distance?: number;
}

const SUGGESTIONS: Endpoint<readonly Suggested[]> = {
  path: '/api/places/suggest/',
  filters: {},
  parameters: ['lat', 'lng', 'limit', 'lang'],
  words: 'q',
  areWordsRequired: true,
  drawn: (suggestions) => suggestions.map((each) => `${lineOf(each)}\n`).join('') || 'nothing begins like this\n',
  countsIn: () => undefined,
};

/** @throws UsageError as `answerFrom` does */
export const suggestionsFrom = (args: readonly string[], fetch = globalThis.fetch): Promise<number> =>
  answerFrom(SUGGESTIONS, args, fetch);

const lineOf = ({ kind, id, name, detail, distance }: Suggested): string =>
  withFacts(name, [kind, detail, inMetres(distance), id]);
