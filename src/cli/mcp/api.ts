// The type of an MCP tool, and the calls of our own HTTP API that tools make.
import { type Api, ask, send as sendTo } from '../asking.ts';

export type { Api };

export interface Tool {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of the arguments. */
  readonly inputSchema: object;
  /** @returns the text for the assistant; an exception is shown to it as an error */
  call(args: Readonly<Record<string, unknown>>): Promise<unknown>;
}

export function required(args: Readonly<Record<string, unknown>>, name: string): string {
  const value = args[name];
  if (typeof value !== 'string' || value === '') throw new Error(`${name} is required`);
  return value;
}

export async function get(api: Api, path: string, query: Readonly<Record<string, unknown>>): Promise<unknown> {
  return (await ask(api, path, query)).body;
}

/** @throws Refused with the `detail` of our API, which is written to be read */
export async function send(api: Api, path: string, init: RequestInit): Promise<unknown> {
  const { body, headers } = await sendTo(api, path, init);
  const conversation = headers.get('x-conversation-id');
  return conversation && typeof body === 'object' ? { ...body, conversation_id: conversation } : body;
}
