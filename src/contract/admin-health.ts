// The service's own state.
import { type Static, Type } from 'typebox';
import { DateTime, dateTime, named, present } from './fields.ts';

export const ServiceStateBody = named(
  'ServiceState',
  {
    ready: Type.Boolean(),
    parts: Type.Record(Type.String(), Type.Boolean(), { description: 'What requests need, and whether it is there.' }),
    uptime_seconds: Type.Integer({ description: 'Of the process that answers.' }),
    memory_bytes: Type.Integer({ description: 'Held by that process.' }),
    catalogue: Type.Object({
      version: Type.String({ description: 'In memory.' }),
      newest: Type.Integer({ description: 'In the database.' }),
      places: Type.Integer(),
    }),
    models: Type.Object({ serving: Type.Optional(Type.Integer()), active: Type.Optional(Type.Integer()) }),
    voices: Type.Integer({ description: 'Reviews and preferences: what training would learn from.' }),
    rounds: Type.Array(
      Type.Object({
        name: Type.String(),
        every_seconds: Type.Integer(),
        runs: Type.Integer(),
        failures: Type.Integer(),
        is_running: Type.Boolean(),
        last_start: Type.Optional(DateTime),
        last_ms: Type.Optional(Type.Integer()),
        last_failure: Type.Optional(Type.String({ description: 'Kind of the error; absent when it went well.' })),
      }),
      { description: 'Work that this process does in the background.' },
    ),
  },
  'How the service is.',
);

interface State {
  readonly ready: boolean;
  readonly parts: Readonly<Record<string, boolean>>;
  readonly catalogue: { readonly version: string; readonly newest: number; readonly places: number };
  readonly models: { readonly serving?: number; readonly active?: number };
  readonly voices: number;
  readonly rounds: readonly {
    readonly name: string;
    readonly everyMs: number;
    readonly runs: number;
    readonly failures: number;
    readonly isRunning: boolean;
    readonly lastStart?: Date;
    readonly lastMs?: number;
    readonly lastFailure?: string;
  }[];
}

interface ProcessFacts {
  readonly uptimeS: number;
  readonly memoryBytes: number;
}

export const serviceStateBody = (state: State, facts: ProcessFacts): Static<typeof ServiceStateBody> => ({
  ready: state.ready,
  parts: { ...state.parts },
  uptime_seconds: Math.round(facts.uptimeS),
  memory_bytes: facts.memoryBytes,
  catalogue: state.catalogue,
  models: state.models,
  voices: state.voices,
  rounds: state.rounds.map((round) => ({
    name: round.name,
    every_seconds: Math.round(round.everyMs / 1000),
    runs: round.runs,
    failures: round.failures,
    is_running: round.isRunning,
    ...present({
      last_start: round.lastStart && dateTime(round.lastStart),
      last_ms: round.lastMs,
      last_failure: round.lastFailure,
    }),
  })),
});
