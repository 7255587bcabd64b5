// Traces, where the settings name a collector; the libraries are loaded only then.
import type { Settings } from '../config/settings.ts';
import { listenToStatements } from '../db/statements.ts';
import type { Log } from '../system/log.ts';
import type { Traces } from '../system/traces.ts';
import { programVersion } from './shipped.ts';

export async function tracesFor(settings: Settings, log: Log): Promise<Traces | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName } = settings;
  if (endpoint === undefined) return undefined;
  const { openTraces } = await import('../system/traces.ts');
  const traces = openTraces({ endpoint, serviceName, version: programVersion(), log });
  const stopListening = listenToStatements(traces.statement);
  return {
    ...traces,
    close() {
      stopListening();
      return traces.close();
    },
  };
}
