// Completes what somebody began to type, from the names that a running service knows.
import { DEFAULT_URL } from '../asking.ts';
import type { Command } from '../command.ts';
import { suggestionsFrom } from '../suggestions.ts';

export const command: Command = {
  summary: 'suggests what somebody may be typing: places, categories, kinds, areas, stations, streets',
  help: `
paseo suggest "what was typed" [--lat N --lng N] [--limit N] [--lang LANGUAGE] [--json]

Asks GET /api/places/suggest/ and prints one line a suggestion, best first, with its kind and its id: of a place for --near and
--exclude of other commands, of a category, kind or area for their filters.

  --lat, --lng    where the caller stands: nearer things come first
  --limit N       so many suggestions, 20 at most
  --lang LANGUAGE en or es: the language of categories and kinds
  --json          the answer as the service gives it
  --url URL       the service; default ${DEFAULT_URL}

  PASEO_TOKEN     the caller's access token, from POST /api/token (environment only, never an argument); not needed

  paseo suggest mus --limit 3
`,
  run: (args) => suggestionsFrom(args),
};
