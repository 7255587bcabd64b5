// The language model is played by a double; only what our side makes of its answers is on trial.
import { describe, expect, test } from 'vitest';
import { asPlaceId } from '../domain/branded.ts';
import type { Place } from '../domain/place.ts';
import { type Draft, doubtAbout, type KeptBecause, lock, wordingWith } from './wording.ts';

const prado = {
  id: asPlaceId('prado'),
  name: 'Museo del Prado',
  description: { en: 'Velázquez and Goya under one roof. Give it a morning.' },
  address: 'Paseo del Prado, s/n',
} as unknown as Place;

const draft: Draft = {
  text: 'Here are two museums near Sol:\n1. Museo del Prado (1.0 km, rated 4.7, open until 20:00)\nMuseo del Prado costs €15. Velázquez and Goya under one roof.',
  language: 'en',
  places: [prado],
};

/** A model that answers with `answer` of its input. */
function modelThat(answer: (text: string) => string, kept: KeptBecause[] = [], sent: unknown[] = []) {
  const fetch = async (_url: unknown, init?: { body?: unknown }) => {
    const body = JSON.parse(String(init?.body));
    sent.push(body);
    return Response.json({ choices: [{ message: { content: answer(body.messages[1].content) } }] });
  };
  return wordingWith({
    baseUrl: 'http://model/v1',
    model: 'double',
    fetch: fetch as typeof globalThis.fetch,
    onKept: (why) => kept.push(why),
  });
}

describe('a reworded reply', () => {
  test('keeps every fact to the letter', async () => {
    const text = await modelThat((sent) =>
      sent.replace('Here are two museums near Sol', 'Two museums close to Sol for you'),
    )(draft);
    expect(text).toBe(draft.text.replace('Here are two museums near Sol', 'Two museums close to Sol for you'));
  });

  test('is made from marks: the model never sees a name, a number or a description', async () => {
    const sent: unknown[] = [];
    await modelThat((text) => text, [], sent)(draft);
    const { content } = (sent[0] as { messages: { content: string }[] }).messages[1]!;
    expect(content).toBe('Here are two museums near Sol:\n⟦1⟧\n⟦2⟧ costs ⟦3⟧. ⟦4⟧');
  });
});

test('one address is asked, and none that it points to', async () => {
  const asked: RequestInit[] = [];
  const fetch = async (_url: unknown, init: RequestInit = {}) => {
    asked.push(init);
    throw new TypeError('unexpected redirect');
  };
  const wording = wordingWith({ baseUrl: 'http://model/v1', model: 'double', fetch: fetch as typeof globalThis.fetch });
  expect(await wording(draft)).toBe(draft.text);
  expect(asked[0]?.redirect).toBe('error');
});

describe('the reply stays as it was', () => {
  const cases: readonly (readonly [string, (text: string) => string, KeptBecause])[] = [
    ['when a mark is missing', (text) => text.replace('⟦3⟧', 'little'), 'changed facts'],
    [
      'when two marks change places',
      (text) => text.replace('⟦2⟧', '⟦x⟧').replace('⟦3⟧', '⟦2⟧').replace('⟦x⟧', '⟦3⟧'),
      'changed facts',
    ],
    ['when a mark comes twice', (text) => `${text} ⟦1⟧`, 'changed facts'],
    ['when a number is added', (text) => `${text} Open 24 hours.`, 'added facts'],
    ['when a link is added', (text) => `${text} See www.example.org`, 'added facts'],
    ['when a name is added', (text) => `${text} Try also the Thyssen museum`, 'added facts'],
    ['when a sentence turns into its opposite', (text) => text.replace('costs', 'never costs'), 'changed facts'],
    ['when it becomes a speech', (text) => `${text} ${'and so on '.repeat(40)}`, 'length'],
  ];
  test.each(cases)('%s', async (_, answer, reason) => {
    const kept: KeptBecause[] = [];
    expect(await modelThat(answer, kept)(draft)).toBe(draft.text);
    expect(kept).toEqual([reason]);
  });

  test('when the model fails', async () => {
    const kept: KeptBecause[] = [];
    const fetch = async () => new Response('no', { status: 500 });
    const wording = wordingWith({
      baseUrl: 'http://model/v1',
      model: 'double',
      fetch: fetch as typeof globalThis.fetch,
      onKept: (why) => kept.push(why),
    });
    expect(await wording(draft)).toBe(draft.text);
    expect(kept).toEqual(['failure']);
  });

  test('when the model takes too long', async () => {
    const kept: KeptBecause[] = [];
    const fetch = (_: unknown, init?: { signal?: AbortSignal }) =>
      new Promise<Response>((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      );
    const wording = wordingWith({
      baseUrl: 'http://model/v1',
      model: 'double',
      timeoutMs: 20,
      fetch: fetch as typeof globalThis.fetch,
      onKept: (why) => kept.push(why),
    });
    expect(await wording(draft)).toBe(draft.text);
    expect(kept).toEqual(['timeout']);
  });
});

test('names with hyphens and brackets are locked like any other', () => {
  const thyssen = { ...prado, name: 'Museo Thyssen-Bornemisza (Madrid)' };
  expect(lock({ text: `${thyssen.name} is near.`, language: 'en', places: [thyssen] }).text).toBe('⟦1⟧ is near.');
});

test('a text without facts locks nothing and may be reworded freely', () => {
  const locked = lock({ text: 'You are welcome!', language: 'en', places: [] });
  expect(locked.facts).toEqual([]);
  expect(doubtAbout('It was a pleasure!', locked, 'en')).toBeUndefined();
});
