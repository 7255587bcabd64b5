// The messages that the learned reader is trained on: known contexts and labels, no message twice, each label often enough.
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/domain/language.ts';
import { INTENT_LABELS } from '../../../src/nlp/learned/intent-labels.ts';
import { fold } from '../../relevance/facts.ts';
import { ownMessages, TALKED_ABOUT } from './own-messages.ts';

/** A label with fewer examples is noise. */
const FEWEST = 12;

describe.each(LANGUAGES)('the messages written for the learned reader (%s)', (language) => {
  const messages = ownMessages(language);

  test('are told in known contexts and labels, no label twice', () => {
    expect(messages.length).toBeGreaterThan(3_000);
    expect(new Set(messages.map(({ context }) => context))).toEqual(new Set(TALKED_ABOUT));
    expect(messages.filter(({ labels }) => new Set(labels).size < labels.length)).toEqual([]);
  });

  test('stand there once in each context', () => {
    const said = messages.map(({ context, text }) => `${context} ${fold(text)}`);
    expect(said.filter((each, at) => said.indexOf(each) !== at)).toEqual([]);
  });

  test('show every label often enough', () => {
    const counts = new Map<string, number>();
    for (const label of messages.flatMap(({ labels }) => labels)) counts.set(label, (counts.get(label) ?? 0) + 1);
    expect(INTENT_LABELS.filter((label) => (counts.get(label) ?? 0) < FEWEST)).toEqual([]);
  });
});
