// The tools over the Model Context Protocol; the protocol itself is the library's. Loaded by `paseo mcp` alone.
import { finished } from 'node:stream/promises';
import { fromJsonSchema, type JsonSchemaType, McpServer } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import type { Tool } from './api.ts';

interface Streams {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** Answers until the input ends. */
export async function serveTools(version: string, tools: readonly Tool[], { input, output }: Streams): Promise<void> {
  const transport = new StdioServerTransport(input as never, output as never);
  const handle = serveStdio(() => serverWith(version, tools), { transport });
  await finished(input as never, { writable: false });
  await handle.close();
}

function serverWith(version: string, tools: readonly Tool[]): McpServer {
  const server = new McpServer({ name: 'paseo', version });
  for (const { name, description, inputSchema, call } of tools)
    server.registerTool(
      name,
      { description, inputSchema: fromJsonSchema<Record<string, unknown>>(inputSchema as JsonSchemaType) },
      async (args) => ({ content: [{ type: 'text', text: textOf(await call(args)) }] }),
    );
  return server;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
