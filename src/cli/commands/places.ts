// Lists places of a running service, by words and filters.
import { DEFAULT_URL, LIST_PARAMETERS } from '../asking.ts';
import type { Command } from '../command.ts';
import { helpOn, listFrom } from '../finding.ts';

const PARAMETERS = ['lat', 'lng', 'sort', 'limit', 'lang', 'include'];

export const command: Command = {
  summary: 'finds places of a running service by words and filters',
  help: `
paseo places ["words"] [filters] [--lat N --lng N] [--sort ORDER] [--limit N] [--json]

Asks GET /api/places/ and prints one line a place, best match first; how many match, and how many more would if unknown facts were
favourable, goes to standard error.

${helpOn(LIST_PARAMETERS)}
  --lat, --lng    where the caller stands
  --sort ORDER    relevance, distance, prominence or name
  --limit N       so many places
  --json          the answer as the service gives it
  --url URL       the service; default ${DEFAULT_URL}

  PASEO_TOKEN     the caller's access token, from POST /api/token (environment only, never an argument); not needed

  paseo places "museum garden" --sort distance --lat 52.2053 --lng 0.1218 --open-at now
`,
  run: (args) => listFrom({ path: '/api/places/', parameters: PARAMETERS, words: 'q' }, args),
};
