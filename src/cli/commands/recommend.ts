// Recommends places of a running service to the caller, narrowed by filters.
import { DEFAULT_URL, LIST_PARAMETERS } from '../asking.ts';
import type { Command } from '../command.ts';
import { helpOn, listFrom } from '../finding.ts';

const PARAMETERS = ['lat', 'lng', 'method', 'limit', 'lang', 'include_reviewed', 'include'];

export const command: Command = {
  summary: 'recommends places of a running service to the caller',
  help: `
paseo recommend --lat N --lng N [filters] [--method METHOD] [--limit N] [--json]

Asks GET /api/recommendations/ and prints each place with the reason for it.

${helpOn(LIST_PARAMETERS)}
  --lat, --lng    where the caller stands
  --method NAME   autoencoder, svd, transfer, embeddings or ensemble
  --limit N       so many places
  --include-reviewed true   also what the caller reviewed
  --json          the answer as the service gives it
  --url URL       the service; default ${DEFAULT_URL}

  PASEO_TOKEN     the caller's access token, from POST /api/token (environment only, never an argument)

  paseo recommend --lat 52.2053 --lng 0.1218 --category museums --open-at now
`,
  run: (args) => listFrom({ path: '/api/recommendations/', parameters: PARAMETERS, needsToken: true }, args),
};
