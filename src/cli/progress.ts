// A progress bar on standard error, with the time that is left. Silent when standard error is no terminal.
interface ProgressBar {
  /** @param share 0 to 1 @param count how many so far */
  readonly update: (share: number, count: number) => void;
  readonly finish: () => void;
}

const WIDTH = 30;
const REDRAW_MS = 100;
const LEAST_SHARE = 0.01;

/** Time left at the speed so far; empty while there is too little to go on, and never 0 before the end. */
export function leftText(share: number, takenMs: number): string {
  if (share < LEAST_SHARE || share >= 1) return '';
  const leftS = Math.ceil(((takenMs / share) * (1 - share)) / 1000);
  return leftS < 60 ? `, ${leftS} s left` : `, ${Math.ceil(leftS / 60)} min left`;
}

export function progressBar(what: string): ProgressBar {
  if (!process.stderr.isTTY) return { update: () => {}, finish: () => {} };
  const startedMs = performance.now();
  let drawnMs = Number.NEGATIVE_INFINITY;
  let isFinished = false;
  return {
    update(share, count) {
      const nowMs = performance.now();
      if (nowMs - drawnMs < REDRAW_MS) return;
      drawnMs = nowMs;
      const full = Math.round(Math.min(1, share) * WIDTH);
      process.stderr.write(
        `\r${what} [${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${Math.round(share * 100)} %, ${count}${leftText(share, nowMs - startedMs)} `,
      );
    },
    finish() {
      if (!isFinished) process.stderr.write(`\r${' '.repeat(WIDTH + 50)}\r`);
      isFinished = true;
    },
  };
}
