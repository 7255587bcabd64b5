import { expect, test, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('location', { search: '?lang=en', pathname: '/' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', () => undefined);
});

import type { ChatEvent } from '../../api-client/client.ts';
import { withEvent } from './conversation.ts';
import type { Turn } from './talk.ts';

const START: Turn = { who: 'paseo', text: '' };
const reply = {
  response_text: '¡Hola!',
  recommendations: [],
  extracted_preferences: { parks: 4 },
  language: 'es' as const,
  conversationId: 'c9',
};

test('an answer grows with every event', () => {
  const events: readonly ChatEvent[] = [
    { kind: 'understood', language: 'es', preferences: { parks: 4 } },
    { kind: 'places', places: [] },
    { kind: 'text', delta: '¡Ho' },
    { kind: 'text', delta: 'la!' },
  ];
  const grown = events.reduce(withEvent, START);
  expect(grown).toEqual({ who: 'paseo', text: '¡Hola!', language: 'es', understood: { parks: 4 }, places: [] });
  expect(withEvent(grown, { kind: 'done', reply })).toEqual(grown);
});

test('the whole at the end replaces what a broken stream left behind', () => {
  const half = withEvent(START, { kind: 'text', delta: 'Hol' });
  expect(withEvent(half, { kind: 'done', reply }).text).toBe('¡Hola!');
});

test('words that no place fulfils, and words that nobody could read, are told with the answer', () => {
  const said = { attribute: 'feature', operator: 'is', value: 'quiet', polarity: 'want' as const, said: 'quiet' };
  const [place] = [{ place_id: 'x' }] as unknown as readonly [(typeof reply.recommendations)[number]];
  const understood = [
    { ...said, status: 'dropped' as const },
    { ...said, said: 'open', status: 'granted' as const },
  ];
  const told = { ...reply, recommendations: [place], understood, unread: ['flurbinator'] };
  expect(withEvent(START, { kind: 'done', reply: told })).toMatchObject({ unmet: ['quiet'], unread: ['flurbinator'] });
  const near = { ...told, understood: [{ ...understood[0]!, attribute: 'near', said: 'Sol' }] };
  expect(withEvent(START, { kind: 'done', reply: near })).toMatchObject({ outside: ['Sol'] });
  const plan = withEvent(START, { kind: 'done', reply: { ...told, planId: 'p1' } });
  expect([plan.planId, plan.unmet]).toEqual(['p1', undefined]);
});
