// An import as a stream of events: how far it is, then its report, or the failure that ended it.
import type { Readable } from 'node:stream';
import { DomainError } from '../../domain/errors.ts';
import type { UploadProgress } from '../../usecases/importing/upload.ts';
import { eventText, streamOf } from '../event-stream.ts';

interface Following<Report> {
  run(onProgress: (progress: UploadProgress) => void): Promise<Report>;
  doneOf(report: Report): unknown;
  /** The body of a failure after the first event, when the status is sent already. */
  failureOf(error: DomainError): unknown;
}

/** @throws what `run` throws before its first progress: answered as any other failure */
export const importEvents = <Report>(following: Following<Report>): Promise<Readable> => streamOf(texts(following));

async function* texts<Report>({ run, doneOf, failureOf }: Following<Report>): AsyncGenerator<string, void> {
  let latest: UploadProgress | undefined;
  let wake = (): void => {};
  const ended = run((progress) => {
    latest = progress;
    wake();
  }).then(
    (report) => ({ report }),
    (error: unknown) => ({ error }),
  );
  let hasBegun = false;
  for (;;) {
    const woken = new Promise<undefined>((resolve) => {
      wake = () => resolve(undefined);
    });
    const outcome = latest === undefined ? await Promise.race([ended, woken]) : undefined;
    if (latest !== undefined) {
      const told = latest;
      latest = undefined;
      hasBegun = true;
      yield eventText('progress', told);
    } else if (outcome && 'report' in outcome) {
      yield eventText('done', doneOf(outcome.report));
      return;
    } else if (outcome) {
      const { error } = outcome;
      if (!hasBegun || !(error instanceof DomainError)) throw error;
      yield eventText('failed', failureOf(error));
      return;
    }
  }
}
