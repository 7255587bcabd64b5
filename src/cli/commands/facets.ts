// Counts what places of a running service there are to choose from, by value.
import { DEFAULT_URL, FILTER_PARAMETERS } from '../asking.ts';
import type { Command } from '../command.ts';
import { facetsFrom } from '../facets.ts';
import { helpOn } from '../finding.ts';

export const command: Command = {
  summary: 'counts the places of a running service that match filters, by value',
  help: `
paseo facets [filters] [--lat N --lng N] [--json]

Asks GET /api/places/facets/ and prints one line a value: the facet, the value and how many matching places have it, the most frequent
value of a facet first. Values that no place has are left out; kinds are those of the categories asked for. How many match, and how
many more would if unknown facts were favourable, goes to standard error.

${helpOn(FILTER_PARAMETERS)}
  --lat, --lng    where the caller stands, for --radius-m
  --json          the answer as the service gives it
  --url URL       the service; default ${DEFAULT_URL}

  PASEO_TOKEN     the caller's access token, from POST /api/token (environment only, never an argument); not needed

  paseo facets --category museums --open-at now
`,
  run: (args) => facetsFrom(args),
};
