// Traces of requests, statements and background rounds, sent to a collector of OpenTelemetry by OTLP over HTTP. Loaded on demand: a
// service without a collector does without the libraries. Names follow OpenTelemetry's semantic conventions for HTTP and databases.
// Attributes are route patterns, statements with placeholders and counts, never input of a caller.
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import {
  type Attributes,
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { Log } from './log.ts';

export interface Traces {
  /** A request that has arrived; a `traceparent` among its headers is its parent. */
  request(headers: IncomingHttpHeaders): TracedRequest;
  /** What has just ended and took so long, as a part of what runs now. Left out where nothing that is traced runs. */
  statement(facts: { readonly text: string; readonly tookMs: number; readonly hasFailed: boolean }): void;
  /** A background round, from now until its promise settles. */
  round<T>(name: string, run: () => Promise<T>): Promise<T>;
  /** Sends what waits; gives up after a few seconds. */
  close(): Promise<void>;
}

export interface TracedRequest {
  /** What is called in here, and all that it waits for, is a part of the request. */
  within(work: () => void): void;
  /** Milliseconds that it stood in line before it could compute. */
  waited(ms: number): void;
  /** Ends it; only the first call counts. */
  answered(facts: { readonly method: string; readonly route: string; readonly status: number }): void;
}

interface TracesOptions {
  /** Of the collector; spans go to `/v1/traces` below it. */
  readonly endpoint: string;
  readonly serviceName: string;
  readonly version: string;
  readonly log: Log;
}

const CLOSE_MS = 3_000;
const LONGEST_STATEMENT = 2_000;
/** `select`, `with`, `insert`: the first word tells what a statement does. */
const FIRST_WORD = /^\s*(?<word>\w+)/u;

export function openTraces({ endpoint, serviceName, version, log }: TracesOptions): Traces {
  const exporter = new OTLPTraceExporter({
    url: new URL('v1/traces', endpoint.endsWith('/') ? endpoint : `${endpoint}/`).href,
  });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'service.version': version,
      'service.instance.id': randomUUID(),
    }),
    spanProcessors: [new BatchSpanProcessor(sayingFailures(exporter, log))],
  });
  const tracer = provider.getTracer('paseo', version);
  // Of this service alone: the library's global one would be shared by all services of a process.
  const contexts = new AsyncLocalStorageContextManager().enable();
  const propagator = new W3CTraceContextPropagator();

  return {
    request(headers) {
      const parent = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, parent);
      return tracedRequest(span, trace.setSpan(parent, span), contexts);
    },
    statement({ text, tookMs, hasFailed }) {
      if (!trace.getSpan(contexts.active())) return;
      const word = FIRST_WORD.exec(text)?.groups?.word?.toUpperCase() ?? 'STATEMENT';
      const endTime = Date.now();
      const attributes: Attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': word,
        'db.query.text': text.slice(0, LONGEST_STATEMENT),
      };
      const options = { kind: SpanKind.CLIENT, startTime: endTime - tookMs, attributes };
      const span = tracer.startSpan(word, options, contexts.active());
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endTime);
    },
    async round(name, run) {
      const span = tracer.startSpan(name, { kind: SpanKind.INTERNAL }, ROOT_CONTEXT);
      try {
        return await contexts.with(trace.setSpan(ROOT_CONTEXT, span), run);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    async close() {
      const givenUp = new Promise<void>((resolve) => setTimeout(resolve, CLOSE_MS).unref());
      await Promise.race([provider.shutdown().catch(() => {}), givenUp]);
      contexts.disable();
    },
  };
}

function tracedRequest(span: Span, context: Context, contexts: AsyncLocalStorageContextManager): TracedRequest {
  return {
    within: (work) => contexts.with(context, work),
    waited: (ms) => span.setAttribute('paseo.waited_ms', Math.round(ms)),
    answered({ method, route, status }) {
      if (!span.isRecording()) return;
      span.updateName(`${method} ${route}`);
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      });
      // By the conventions a server's span has failed where the server has, not where the caller has.
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** A collector that is away is told once, and again when it is back; the library itself says nothing. */
function sayingFailures(exporter: SpanExporter, log: Log): SpanExporter {
  let isAway = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const hasFailed = result.code === ExportResultCode.FAILED;
        if (hasFailed && !isAway) log.warn({ kind: result.error?.name }, 'traces could not be sent to the collector');
        if (!hasFailed && isAway) log.info({}, 'traces reach the collector again');
        isAway = hasFailed;
        done(result);
      }),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}
