// Understandings written by hand, so that decisions are tested apart from language.
import type { Category } from '../../src/domain/category.ts';
import type { Language } from '../../src/domain/language.ts';
import type { Place } from '../../src/domain/place.ts';
import type { Frame } from '../../src/nlp/frame.ts';
import type { Opinion, PlaceMention, Request, Understanding } from '../../src/nlp/understanding.ts';

interface Said extends Partial<Request> {
  readonly text?: string;
  readonly language?: Language;
  readonly likes?: Partial<Record<Category, number>>;
}

export function heard(
  intent: Request['intent'],
  { text = '', language = 'en', likes = {}, ...request }: Said = {},
): Understanding {
  const preferences = new Map(Object.entries(likes) as [Category, number][]);
  return {
    text,
    language,
    tokens: [],
    places: [],
    concepts: [],
    opinions: [...preferences.keys()].map(opinionOn),
    preferences,
    frame: emptyFrame(text, language),
    request: { intent, confidence: 1, categories: [], refine: [], ...request },
  };
}

const opinionOn = (category: Category): Opinion => ({
  concept: { start: 0, end: 0, text: category, categories: [category], role: 'asked', reason: 'test' },
  polarity: 1,
  reason: 'test',
});

export function mentionOf(place: Place, role: PlaceMention['role'] = 'subject'): PlaceMention {
  return {
    start: 0,
    end: place.name.length,
    text: place.name,
    role,
    certainty: 1,
    entry: {
      thing: { kind: 'place', placeId: place.id },
      name: place.name,
      forms: [place.name],
      position: place.position,
      prominence: place.prominence,
    },
  };
}

export function areaNamed(name: string, position: Place['position'], role: PlaceMention['role'] = 'in'): PlaceMention {
  return {
    start: 0,
    end: name.length,
    text: name,
    role,
    certainty: 1,
    entry: { thing: { kind: 'area', areaId: name }, name, forms: [name], position, prominence: 3 },
  };
}

const emptyFrame = (text: string, language: Language): Frame => ({
  text,
  language,
  intents: [],
  wishes: [],
  asks: [],
  references: [],
  changes: [],
  attitudes: [],
  preferences: new Map(),
  situation: [],
  courtesies: [],
  whens: [],
  unread: [],
});
