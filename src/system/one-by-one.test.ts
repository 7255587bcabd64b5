import { expect, test } from 'vitest';
import { oneByOne } from './one-by-one.ts';

test('runs follow each other, and a failure is only its own', async () => {
  const log: string[] = [];
  let runs = 0;
  const run = oneByOne(async () => {
    const own = ++runs;
    log.push(`${own} begins`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    log.push(`${own} ends`);
    if (own === 1) throw new Error('the first one fails');
    return own;
  });
  const [first, second, third] = await Promise.allSettled([run(), run(), run()]);
  expect(log).toEqual(['1 begins', '1 ends', '2 begins', '2 ends', '3 begins', '3 ends']);
  expect([first?.status, second, third]).toEqual([
    'rejected',
    { status: 'fulfilled', value: 2 },
    { status: 'fulfilled', value: 3 },
  ]);
});
