// Metrics in Prometheus' text format. Labels are route patterns, never input of a caller.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { metricsOfAll } from './cluster-metrics.ts';
import type { DiskFigures } from './disk.ts';
import type { RoundState } from './round-board.ts';

export interface Metrics {
  observeRequest(
    labels: { readonly method: string; readonly route: string; readonly status: number },
    seconds: number,
  ): void;
  setCatalogue(facts: { readonly places: number }): void;
  countRecommendations(method: string): void;
  countWebhook(outcome: 'delivered' | 'failed' | 'given up', count?: number): void;
  /** @param outcome `stored`, `dry run`, or the code of the error */
  countUpload(outcome: string): void;
  /** Read whenever the figures are asked for. */
  watchAdmission(figures: () => AdmissionFigures): void;
  watchConnections(figures: () => ConnectionFigures): void;
  watchRounds(states: () => readonly RoundState[]): void;
  watchDisk(figures: () => Promise<DiskFigures>): void;
  text(): Promise<string>;
  readonly contentType: string;
}

interface AdmissionFigures {
  readonly inFlight: number;
  readonly waiting: number;
  readonly loopDelayMs: number;
}

interface ConnectionFigures {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'paseo_http_request_seconds',
    help: 'Time from receiving a request to sending its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const places = new Gauge({
    name: 'paseo_catalogue_places',
    help: 'Places in the catalogue being served.',
    aggregator: 'max',
    registers: [registry],
  });
  const recommendations = new Counter({
    name: 'paseo_recommendations_total',
    help: 'Lists of recommendations made, by the method that was really used.',
    labelNames: ['method'],
    registers: [registry],
  });
  const webhooks = new Counter({
    name: 'paseo_webhook_messages_total',
    help: 'Attempts to deliver a message to a webhook, by outcome.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const uploads = new Counter({
    name: 'paseo_uploads_total',
    help: 'Catalogue files that administrators sent, by outcome.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return {
    observeRequest: ({ method, route, status }, seconds) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    setCatalogue: (facts) => places.set(facts.places),
    countWebhook: (outcome, count = 1) => webhooks.inc({ outcome }, count),
    countUpload: (outcome) => uploads.inc({ outcome }),
    countRecommendations: (method) => recommendations.inc({ method }),
    watchAdmission: (figures) => watchAdmission(registry, figures),
    watchConnections: (figures) => watchConnections(registry, figures),
    watchRounds: (states) => watchRounds(registry, states),
    watchDisk: (figures) => watchDisk(registry, figures),
    text: metricsOfAll(registry),
    contentType: registry.contentType,
  };
}

type Watch = (
  name: string,
  help: string,
  read: () => number | Promise<number>,
  aggregator?: 'sum' | 'max' | 'min',
) => void;

/** Gauges that are read at each scrape. */
const gaugesIn =
  (registry: Registry): Watch =>
  (name, help, read, aggregator = 'sum') => {
    new Gauge({
      name,
      help,
      aggregator,
      registers: [registry],
      async collect() {
        this.set(await read());
      },
    });
  };

function watchConnections(registry: Registry, figures: () => ConnectionFigures): void {
  const watch = gaugesIn(registry);
  watch('paseo_database_connections', 'Connections to the database server.', () => figures().open);
  watch('paseo_database_connections_idle', 'Connections that carry out no statement.', () => figures().idle);
  watch('paseo_database_waiting', 'Statements that wait for a connection.', () => figures().waiting);
}

/** Training, standing imports and upkeep: whether they ran, how long the last run took, and how often they failed. */
function watchRounds(registry: Registry, states: () => readonly RoundState[]): void {
  const watch = (name: string, help: string, read: (state: RoundState) => number, aggregator: 'sum' | 'max'): void => {
    new Gauge({
      name,
      help,
      labelNames: ['round'],
      aggregator,
      registers: [registry],
      collect() {
        for (const state of states()) this.set({ round: state.name }, read(state));
      },
    });
  };
  const started = ({ lastStart }: RoundState) => (lastStart?.getTime() ?? 0) / 1000;
  watch('paseo_background_runs', 'Runs of a background round since the start.', ({ runs }) => runs, 'sum');
  watch('paseo_background_failures', 'Runs of it that failed.', ({ failures }) => failures, 'sum');
  watch(
    'paseo_background_last_start_seconds',
    'When its last run began, in Unix time; 0 before the first.',
    started,
    'max',
  );
  watch('paseo_background_last_seconds', 'How long its last run took.', ({ lastMs = 0 }) => lastMs / 1000, 'max');
}

function watchAdmission(registry: Registry, figures: () => AdmissionFigures): void {
  const watch = gaugesIn(registry);
  watch('paseo_requests_in_flight', 'Requests being answered.', () => figures().inFlight);
  watch('paseo_work_waiting', 'Requests waiting for their turn to compute.', () => figures().waiting);
  watch('paseo_loop_delay_seconds', 'How late the event loop is right now.', () => figures().loopDelayMs / 1000, 'max');
}

function watchDisk(registry: Registry, figures: () => Promise<DiskFigures>): void {
  const watch = gaugesIn(registry);
  watch('paseo_data_free_bytes', 'Room on the disk of DATA_DIR.', async () => (await figures()).freeBytes, 'min');
  watch('paseo_data_bytes', 'Size of the disk of DATA_DIR.', async () => (await figures()).sizeBytes, 'max');
}
