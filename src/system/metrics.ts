// What operators watch, in Prometheus' text format. Labels are route patterns, never what a caller sent.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { metricsOfAll } from './cluster-metrics.ts';

export interface Metrics {
  observeRequest(
    labels: { readonly method: string; readonly route: string; readonly status: number },
    seconds: number,
  ): void;
  setCatalogue(facts: { readonly places: number }): void;
  countRecommendations(method: string): void;
  /** Read whenever the figures are asked for. */
  watchAdmission(figures: () => AdmissionFigures): void;
  text(): Promise<string>;
  readonly contentType: string;
}

interface AdmissionFigures {
  readonly inFlight: number;
  readonly waiting: number;
  readonly loopDelayMs: number;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'paseo_' });
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
  return {
    observeRequest: ({ method, route, status }, seconds) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    setCatalogue: (facts) => places.set(facts.places),
    countRecommendations: (method) => recommendations.inc({ method }),
    watchAdmission: (figures) => watchAdmission(registry, figures),
    text: metricsOfAll(registry),
    contentType: registry.contentType,
  };
}

function watchAdmission(registry: Registry, figures: () => AdmissionFigures): void {
  const watch = (name: string, help: string, read: () => number, aggregator: 'sum' | 'max' = 'sum'): void => {
    new Gauge({
      name,
      help,
      aggregator,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  };
  watch('paseo_requests_in_flight', 'Requests being answered.', () => figures().inFlight);
  watch('paseo_work_waiting', 'Requests waiting for their turn to compute.', () => figures().waiting);
  watch('paseo_loop_delay_seconds', 'How late the event loop is right now.', () => figures().loopDelayMs / 1000, 'max');
}
