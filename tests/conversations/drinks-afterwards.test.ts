// What is had after a meal is looked for: one kind of place said twice, or one of two, is a list and no plan.
import { expect, test } from 'vitest';
import { lastOf } from './stranger.ts';

test.each([
  ['dinner near Tribunal', 'my sister would like a drink afterwards, somewhere with cocktails near there'],
  ['quiet dinner near Sol', 'and something to do after dinner nearby, maybe live jazz, or a nice bar with cocktails?'],
  ['cenar por Chueca', 'y después una copa, algún sitio de cócteles cerca'],
  ['cenar cerca de Sol', '¿y algo para después de cenar, jazz en directo o un bar de copas?'],
])('%s / %s', (...messages) => {
  expect(lastOf(...messages).text).not.toMatch(
    /^(?:Here is a plan|How about this|Te propongo este plan|Aquí tienes un plan)/u,
  );
});
