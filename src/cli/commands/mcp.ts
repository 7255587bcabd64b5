// Offers search, recommendations, explanations, plans, lists and the chat to assistants over the Model Context Protocol (stdio).
import { parseArgs } from 'node:util';
import { programVersion } from '../../compose/shipped.ts';
import { DEFAULT_URL } from '../asking.ts';
import { type Command, EXIT, UsageError } from '../command.ts';
import { toolsOver } from '../mcp/tools.ts';

export const command: Command = {
  summary: 'lets assistants search, recommend, plan and chat (Model Context Protocol)',
  help: `
paseo mcp [--url URL]

Speaks the Model Context Protocol on standard input and output and passes each call on to a running service, with
the caller's own token. What an assistant sees is what that account may see.

  --url URL     the service; default ${DEFAULT_URL}

  PASEO_TOKEN   the caller's access token, from POST /api/token (environment only, never an argument)

Tools: search_places, suggest_places, count_facets, recommend_places, explain_recommendation, place_facts, chat,
make_plan, read_plans, change_plan, read_lists, make_list, change_list.
`,
  async run(args) {
    const { values } = parseArgs({ args: [...args], options: { url: { type: 'string', default: DEFAULT_URL } } });
    const token = process.env.PASEO_TOKEN;
    if (!token) throw new UsageError('PASEO_TOKEN is not set; it holds the access token of the caller');
    const tools = toolsOver({ baseUrl: values.url, token, fetch: globalThis.fetch });
    const { serveTools } = await import('../mcp/server.ts');
    await serveTools(programVersion(), tools, { input: process.stdin, output: process.stdout });
    return EXIT.done;
  },
};
