import { describe, expect, test } from 'vitest';
import { createAdmission } from './admission.ts';

describe('admission', () => {
  const loop = { delayMs: 0, beats: 0 };
  const admissionOf = (limits: { maxInFlight?: number; workConcurrency?: number; workQueue?: number } = {}) =>
    createAdmission({
      maxInFlight: limits.maxInFlight ?? 1_000,
      maxLoopDelayMs: 100,
      workConcurrency: limits.workConcurrency ?? 1,
      workQueue: limits.workQueue ?? 2,
      loopDelay: {
        currentMs: () => loop.delayMs,
        get beats() {
          return loop.beats;
        },
        stop() {},
      },
    });
  const refusals = (times: number, enter: () => void): number =>
    Array.from({ length: times }, () => {
      try {
        enter();
        return 0;
      } catch (error) {
        expect(error).toMatchObject({ code: 'service/overloaded', retryAfterS: 1 });
        return 1;
      }
    }).reduce<number>((sum, each) => sum + each, 0);

  test('no more are inside than the limit, and whoever leaves makes room', () => {
    const admission = admissionOf({ maxInFlight: 3 });
    expect(refusals(5, () => admission.enter('light'))).toBe(2);
    admission.leave('light');
    expect(refusals(1, () => admission.enter('light'))).toBe(0);
    expect(admission.figures.inFlight).toBe(3);
  });

  test('while the loop is late a crowd is refused, a few are not', () => {
    const admission = admissionOf();
    Object.assign(loop, { delayMs: 500, beats: 1 });
    const visitAndLeave = () => {
      admission.enter('light');
      admission.leave('light');
    };
    expect(refusals(100, visitAndLeave)).toBe(0);
    expect(refusals(10, visitAndLeave)).toBe(10);
    // The next beat begins a new count; a loop that has caught up admits all requests.
    Object.assign(loop, { beats: 2 });
    expect(refusals(100, visitAndLeave)).toBe(0);
    Object.assign(loop, { delayMs: 0 });
    expect(refusals(1_000, visitAndLeave)).toBe(0);
  });

  test('work waits for its turn in order; a full waiting room refuses at the door', async () => {
    const admission = admissionOf({ workConcurrency: 1, workQueue: 2 });
    const order: string[] = [];
    // Counted from the door on, before anybody stands in line.
    expect(refusals(5, () => admission.enter('work'))).toBe(2);
    const first = await admission.takeTurn();
    const waitAs = async (name: string) => {
      const giveBack = await admission.takeTurn();
      order.push(name);
      return giveBack;
    };
    const second = waitAs('second');
    const third = waitAs('third');
    expect(refusals(1, () => admission.enter('work'))).toBe(1);
    expect(refusals(1, () => admission.enter('light'))).toBe(0);
    await expect(admission.takeTurn()).rejects.toMatchObject({ code: 'service/overloaded' });
    first();
    first(); // giving back twice makes no second place
    (await second)();
    (await third)();
    expect(order).toEqual(['second', 'third']);
    expect(admission.figures.waiting).toBe(0);
    expect(admission.hasRoomToWait).toBe(false);
    admission.leave('work');
    expect(admission.hasRoomToWait).toBe(true);
    expect(refusals(2, () => admission.enter('work'))).toBe(1);
  });
});
