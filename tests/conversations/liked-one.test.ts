// A place of the list that somebody likes is told more of; its kind is not looked for once more. A liking beside it is a liking.
import { describe, expect, test } from 'vitest';
import { lastOf } from './stranger.ts';

describe('one of the list is liked', () => {
  test.each([
    [['museums in Madrid', 'I like the Prado'], 'museo-del-prado'],
    [['museums in Madrid', 'the Prado looks good'], 'museo-del-prado'],
    [['museos de Madrid', 'el Prado me gusta'], 'museo-del-prado'],
    [['museos de Madrid', 'me apetece el Prado'], 'museo-del-prado'],
    [['big parks', 'I love the Retiro'], 'parque-del-retiro'],
    [['parques grandes', 'me encanta el Retiro'], 'parque-del-retiro'],
  ])('%j', (messages, id) => {
    expect(lastOf(...messages).listed.map(String)).toEqual([id]);
  });

  test.each([
    [['I like the Prado']],
    [['museums in Madrid', 'I like museums']],
    [['museums in Madrid', 'I like the Prado, and parks']],
    [['museos de Madrid', 'me gusta el Prado y también los parques']],
  ])('%j is a taste', (messages) => {
    expect(lastOf(...messages).listed.length).toBeGreaterThan(1);
  });
});
