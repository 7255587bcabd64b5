// The Model Context Protocol as far as a server with tools needs it: JSON-RPC 2.0, one message a line.

export interface Tool {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of the arguments. */
  readonly inputSchema: object;
  /** @returns what the assistant gets to see; a throw is shown to it as an error */
  call(args: Readonly<Record<string, unknown>>): Promise<unknown>;
}

export interface Server {
  readonly name: string;
  readonly version: string;
  readonly tools: readonly Tool[];
}

/** Newest first; a client that asks for another one is offered the newest. */
const PROTOCOLS = ['2025-06-18', '2025-03-26', '2024-11-05'] as const;

const FAULTS = { unreadable: -32_700, invalid: -32_600, unknownMethod: -32_601, invalidParams: -32_602 } as const;

/** @returns the line to answer with; undefined for a notification, which is never answered */
export async function answerLine(server: Server, line: string): Promise<string | undefined> {
  const message = parsed(line);
  if (message === undefined) return fault(null, 'unreadable', 'not JSON');
  const { id, method, params } = message;
  if (typeof method !== 'string') return fault(id ?? null, 'invalid', 'no method');
  if (id === undefined) return undefined;
  switch (method) {
    case 'initialize':
      return result(id, greeting(server, params));
    case 'ping':
      return result(id, {});
    case 'tools/list':
      return result(id, { tools: server.tools.map(({ call: _, ...tool }) => tool) });
    case 'tools/call':
      return callTool(server, id, params);
    default:
      return fault(id, 'unknownMethod', `unknown method ${method}`);
  }
}

interface Message {
  readonly id?: unknown;
  readonly method?: unknown;
  readonly params?: Readonly<Record<string, unknown>>;
}

function parsed(line: string): Message | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return undefined;
  }
}

function greeting({ name, version }: Server, params: Message['params']): object {
  const asked = PROTOCOLS.find((protocol) => protocol === params?.protocolVersion);
  return {
    protocolVersion: asked ?? PROTOCOLS[0],
    capabilities: { tools: {} },
    serverInfo: { name, version },
  };
}

async function callTool({ tools }: Server, id: unknown, params: Message['params']): Promise<string> {
  const tool = tools.find(({ name }) => name === params?.name);
  if (!tool) return fault(id, 'invalidParams', `unknown tool ${String(params?.name)}`);
  const args = params?.arguments;
  try {
    const value = await tool.call(typeof args === 'object' && args !== null ? (args as Record<string, unknown>) : {});
    return result(id, { content: [{ type: 'text', text: typeof value === 'string' ? value : JSON.stringify(value) }] });
  } catch (error) {
    const text = error instanceof Error ? error.message : 'the tool failed';
    return result(id, { content: [{ type: 'text', text }], isError: true });
  }
}

const result = (id: unknown, value: object): string => JSON.stringify({ jsonrpc: '2.0', id, result: value });

const fault = (id: unknown, kind: keyof typeof FAULTS, message: string): string =>
  JSON.stringify({ jsonrpc: '2.0', id, error: { code: FAULTS[kind], message } });
