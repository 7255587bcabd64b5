// Server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html) read from the body of an answer,
// which `EventSource` cannot do: it sends neither a token nor a message.

export interface ServerEvent {
  readonly event: string;
  /** Ours are always JSON. */
  readonly data: unknown;
}

/** @throws SyntaxError when an event holds no JSON, TypeError when the connection breaks */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let fields: string[] = [];
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split(LINE_BREAK);
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line !== '') fields.push(line);
        else {
          const event = eventOf(fields);
          fields = [];
          if (event) yield event;
        }
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** A return at the very end of a piece may be the first half of a line break. */
const LINE_BREAK = /\r\n|\n|\r(?!$)/u;

function eventOf(lines: readonly string[]): ServerEvent | undefined {
  const fields = lines.map((line) => /^([^:]*)(?:: ?(.*))?$/u.exec(line) ?? []);
  const valuesOf = (name: string) => fields.filter(([, field]) => field === name).map(([, , value = '']) => value);
  const data = valuesOf('data').join('\n');
  return data === '' ? undefined : { event: valuesOf('event').at(-1) ?? 'message', data: JSON.parse(data) };
}
