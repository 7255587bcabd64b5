// The last run of each background task, for operators: start, duration, failure.
import type { Clock } from './clock.ts';

export interface RoundState {
  readonly name: string;
  readonly everyMs: number;
  readonly runs: number;
  readonly failures: number;
  readonly isRunning: boolean;
  readonly lastStart?: Date;
  /** Of the last run that ended. */
  readonly lastMs?: number;
  /** Kind of the error that ended the last run; absent when it went well. */
  readonly lastFailure?: string;
}

export interface RoundBoard {
  /** Lists a round before its first run. */
  expect(name: string, everyMs: number): void;
  started(name: string): void;
  ended(name: string, failure?: string): void;
  states(): readonly RoundState[];
}

export function createRoundBoard(clock: Clock): RoundBoard {
  const states = new Map<string, RoundState>();
  const change = (name: string, next: (state: RoundState) => RoundState): void => {
    states.set(name, next(states.get(name) ?? { name, everyMs: 0, runs: 0, failures: 0, isRunning: false }));
  };
  return {
    expect: (name, everyMs) => change(name, (state) => ({ ...state, everyMs })),
    started: (name) => change(name, (state) => ({ ...state, isRunning: true, lastStart: clock.now() })),
    ended: (name, failure) =>
      change(name, ({ lastFailure: _before, ...state }) => ({
        ...state,
        isRunning: false,
        runs: state.runs + 1,
        failures: state.failures + (failure === undefined ? 0 : 1),
        lastMs: clock.now().getTime() - (state.lastStart?.getTime() ?? clock.now().getTime()),
        ...(failure !== undefined && { lastFailure: failure }),
      })),
    states: () => [...states.values()],
  };
}
