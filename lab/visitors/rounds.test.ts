// The rounds speak the language of their page: known classes, attributes, categories and places of the catalogue.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fold, readCatalogue, readRows } from '../relevance/facts.ts';

interface Expected {
  readonly class: string | readonly string[];
  readonly wishes?: readonly { readonly attribute: string; readonly value: unknown; readonly polarity: string }[];
  readonly asks?: readonly string[];
  readonly tastes?: Readonly<Record<string, string>>;
  readonly places?: readonly string[];
  readonly edit?: string | readonly string[];
}

interface Said {
  readonly text: string;
  readonly expect: Expected;
}

const CLASSES = ['recommend', 'fact', 'compare', 'direct', 'plan', 'tell', 'smalltalk', 'decline'];
const ATTRIBUTES =
  /^(?:category|kind|cuisine|dish|diet|allergy|price|amount|free|open_at|open_on|area|near|feature:[a-z_]+|party|novelty|rating|indoors|name)$/u;
const EDITS = ['replace', 'add', 'remove', 'later', 'earlier', 'shorter', 'move'];

const catalogue = readCatalogue();
const categories = new Set(catalogue.places.flatMap((place) => place.categories));
const names = new Set(catalogue.places.flatMap(({ name, aliases = [] }) => [name, ...aliases].map(fold)));

const FOLDERS = ['open', 'blind'].map((set) => resolve(import.meta.dirname, set, 'rounds'));
const files = (word: string) =>
  FOLDERS.flatMap((folder) => readdirSync(folder).map((file) => resolve(folder, file))).filter((file) =>
    file.includes(word),
  );
const rows = <Row>(file: string) => readRows<Row>(file);

function faultsOf({ text, expect: expected }: Said): string[] {
  const { wishes = [], tastes = {}, places = [] } = expected;
  const strange = [
    ...[expected.class].flat().filter((one) => !CLASSES.includes(one)),
    ...wishes.filter(({ attribute }) => !ATTRIBUTES.test(attribute)).map(({ attribute }) => attribute),
    ...wishes.filter(({ polarity }) => !['want', 'avoid'].includes(polarity)).map(({ polarity }) => polarity),
    ...wishes
      .filter(({ attribute }) => attribute === 'category')
      .flatMap(({ value }) => [value as string | string[]].flat())
      .filter((category) => !categories.has(category)),
    ...Object.keys(tastes).filter((category) => !categories.has(category)),
    ...places.filter((name) => !names.has(fold(name))),
    ...[expected.edit ?? []].flat().filter((edit) => !EDITS.includes(edit)),
  ];
  return strange.map((what) => `"${text}": ${what}`);
}

describe('the rounds', () => {
  test('five rounds of a hundred messages and twenty-five conversations in each language', () => {
    expect(files('messages')).toHaveLength(10);
    expect(files('conversations')).toHaveLength(10);
    const short = [
      ...files('messages').filter((file) => rows(file).length < 100),
      ...files('conversations').filter((file) => rows(file).length < 25),
    ];
    expect(short).toEqual([]);
  });

  test('what the messages mean is said in known words', () => {
    expect(files('messages').flatMap((file) => rows<Said>(file).flatMap(faultsOf))).toEqual([]);
  });

  test('what the turns of conversations mean is said in known words', () => {
    const conversations = files('conversations').flatMap((file) => rows<{ id: string; turns: Said[] }>(file));
    expect(conversations.filter(({ turns }) => turns.length < 2 || turns.length > 5)).toEqual([]);
    expect(new Set(conversations.map(({ id }) => id)).size).toBe(conversations.length);
    expect(conversations.flatMap(({ turns }) => turns.flatMap(faultsOf))).toEqual([]);
  });
});
