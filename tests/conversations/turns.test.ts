// Conversations over a little Madrid: what was understood is given, so that only the dialogue is on trial.
import { describe, expect, test } from 'vitest';
import { asPlaceId } from '../../src/domain/branded.ts';
import type { Profile } from '../../src/domain/profile.ts';
import {
  barrel,
  bass,
  beans,
  clocks,
  coins,
  inventedMadrid,
  meadow,
  oils,
  placeNorth,
  steam,
  THURSDAY_LUNCH,
} from '../support/invented-madrid.ts';
import { SOL } from '../support/places.ts';
import { snapshotOver } from '../support/world.ts';
import { areaNamed, heard, mentionOf } from './heard.ts';
import { talkIn } from './talk.ts';

const world = snapshotOver(inventedMadrid);
const talk = (account?: Profile) => talkIn(world, { now: THURSDAY_LUNCH, ...(account && { account }) });
const ids = (answer: { recommendations: readonly { place: { id: string } }[] }) =>
  answer.recommendations.map(({ place }) => place.id);
const museums = heard('recommend', { categories: ['museums'] });

describe('a noun narrower than its category', () => {
  const remedies = placeNorth('remedies', 'Farmacia del Alivio', ['local services'], 400);
  const umbrellas = placeNorth('umbrellas', 'Paraguas del Norte', ['local services'], 100);
  const pages = placeNorth('pages', 'Páginas', ['art galleries'], 9_000, { types: ['bookshop'] });
  const chatWith = () => talkIn(snapshotOver([...inventedMadrid, remedies, umbrellas, pages]), { now: THURSDAY_LUNCH });
  const pharmacies = heard('recommend', { categories: ['local services'], kinds: { 'local services': ['pharmacy'] } });

  test('finds those and nothing else, also when the search goes on', () => {
    const chat = chatWith();
    expect(ids(chat.say(pharmacies, SOL))).toEqual([remedies.id]);
    expect(chat.say(heard('more', { language: 'es' })).responseText).toMatch(/más farmacias/u);
    expect(ids(chat.say(heard('recommend', { categories: ['local services'] })))).toHaveLength(2);
  });

  test('of which none is near says so, and names the nearest', () => {
    const bookshops = heard('recommend', { categories: ['malls'], kinds: { malls: ['bookshop'] } });
    expect(chatWith().say(bookshops, SOL).responseText).toMatch(/bookshops near you\. The closest is Páginas/u);
  });

  test('of which there is none at all is refused in both languages', () => {
    const kinds = { 'local services': ['picture_framer'] } as const;
    const say = (language: 'en' | 'es') =>
      chatWith().say(heard('recommend', { language, categories: ['local services'], kinds }), SOL).responseText;
    expect(say('en')).toMatch(/picture framers near you\. I know of none elsewhere/u);
    expect(say('es')).toMatch(/tiendas de marcos cerca de ti\. Tampoco sé de ninguna/u);
  });
});

describe('a search', () => {
  test('lists what there is, with distance and rating, and recommends exactly those in that order', () => {
    const answer = talk().say(museums, SOL);
    const lines = answer.responseText.split('\n').filter((line) => /^\d\./u.test(line));
    expect(lines).toHaveLength(3);
    expect(lines.map((line) => line.replace(/^\d\. (.*) \(.*$/u, '$1'))).toEqual(
      answer.recommendations.map(({ place }) => place.name),
    );
    expect(lines.find((line) => line.includes(oils.name))).toContain('(300 m, rated 4.7, open until 20:00)');
  });

  test('never shows a place that closed for good', () => {
    expect(ids(talk().say(museums, SOL)).sort()).toEqual([clocks.id, coins.id, oils.id]);
  });

  test('never shows a place the person rated 2', () => {
    const account = { categories: new Map(), places: new Map([[oils.id, 2]]) };
    expect(ids(talk(account).say(museums, SOL)).sort()).toEqual([clocks.id, coins.id]);
  });

  test('is grouped when several kinds were asked for', () => {
    const { responseText } = talk().say(heard('recommend', { categories: ['museums', 'cafes'] }), SOL);
    expect(responseText).toMatch(/\nMuseums:\n1\..*\nCafés:\n\d\. Café/su);
  });

  test('starts at the named place rather than where the person stands', () => {
    const answer = talk().say(heard('recommend', { categories: ['cafes'], anchor: mentionOf(clocks, 'near') }), SOL);
    expect(answer.responseText).toContain('near Casa de los Relojes');
    expect(answer.recommendations.find(({ place }) => place.id === steam.id)?.distanceM).toBe(500);
  });

  test('without any position starts at Puerta del Sol and says so once', () => {
    const chat = talk();
    expect(chat.say(museums).responseText).toContain('distances from Puerta del Sol');
    expect(chat.say(heard('recommend', { categories: ['cafes'] })).responseText).toContain('in Madrid');
  });

  test('remembers where the person stood when a later message brings no position', () => {
    const chat = talk();
    chat.say(museums, clocks.position);
    const answer = chat.say(heard('recommend', { categories: ['cafes'] }));
    expect(answer.recommendations.find(({ place }) => place.id === steam.id)?.distanceM).toBe(500);
  });

  test('inside an area shows nothing from elsewhere', () => {
    const area = areaNamed('El Fondo', clocks.position);
    expect(ids(talk().say(heard('recommend', { categories: ['museums'], anchor: area })))).toEqual([clocks.id]);
  });

  test('that finds nothing says so and invents nothing', () => {
    const answer = talk().say(heard('recommend', { categories: ['zoo'] }), SOL);
    expect(answer.responseText).toMatch(/no zoos|any zoos/u);
    expect(answer.recommendations).toEqual([]);
  });
});

describe('a follow-up', () => {
  test('«more» never repeats, and in the end says that there is no more', () => {
    const chat = talk();
    const first = chat.say(heard('recommend', { categories: ['museums'], howMany: 2 }), SOL);
    const second = chat.say(heard('more'), SOL);
    expect(ids(second)).toHaveLength(1);
    expect(ids(first)).not.toContain(ids(second)[0]);
    expect(chat.say(heard('more'), SOL).responseText).toMatch(/no (?:more|further) museums/u);
  });

  test('«the second one» is the second of the list', () => {
    const chat = talk();
    const [, second] = chat.say(museums, SOL).recommendations;
    expect(chat.say(heard('place_details', { ordinal: 2 })).responseText).toContain(second?.place.name);
  });

  test('«the last one» counts from the end', () => {
    const chat = talk();
    const last = chat.say(museums, SOL).recommendations.at(-1);
    expect(ids(chat.say(heard('opening_hours', { ordinal: -1 })))).toEqual([last?.place.id]);
  });

  test('a number beyond the list is asked back, and the answer to it counts', () => {
    const chat = talk();
    chat.say(museums, SOL);
    expect(chat.say(heard('prices', { ordinal: 9 })).responseText).toContain('only 3 places');
    expect(chat.say(heard('place_details', { about: mentionOf(oils) })).responseText).toContain('€15');
  });

  test('«it», with several on the table, takes the first and says so', () => {
    const chat = talk();
    const [first] = chat.say(museums, SOL).recommendations;
    const answer = chat.say(heard('place_details', { reference: {} }));
    expect(ids(answer)).toEqual([first?.place.id]);
    expect(answer.responseText).toContain('tell me its number');
  });

  test('«it» is the place just talked about', () => {
    const chat = talk();
    chat.say(museums, SOL);
    chat.say(heard('place_details', { about: mentionOf(coins) }));
    expect(ids(chat.say(heard('prices', { reference: {} })))).toEqual([coins.id]);
  });

  test('«no, the other one» repeats the question for the other place', () => {
    const chat = talk();
    const [first, second] = ids(chat.say(heard('recommend', { categories: ['museums'], howMany: 2 }), SOL));
    expect(ids(chat.say(heard('opening_hours', { ordinal: 1 })))).toEqual([first]);
    const corrected = chat.say(heard('correction'));
    expect(ids(corrected)).toEqual([second]);
    expect(corrected.responseText).toMatch(/Hours this week|opening hours/u);
  });

  test('sorting keeps the same places', () => {
    const chat = talk();
    const before = ids(chat.say(museums, SOL));
    const sorted = chat.say(heard('sort', { sortBy: 'rating' }), SOL);
    expect(ids(sorted)).toEqual([oils.id, clocks.id, coins.id]);
    expect([...before].sort()).toEqual([...ids(sorted)].sort());
  });

  test('after a question about one place the list is still on the table', () => {
    const chat = talk();
    const list = ids(chat.say(museums, SOL));
    chat.say(heard('place_details', { ordinal: 3 }));
    expect(ids(chat.say(heard('place_details', { ordinal: 2 })))).toEqual([list[1]]);
  });
});

describe('a refinement', () => {
  test('«closer» leaves the far ones out', () => {
    const chat = talk();
    expect(ids(chat.say(museums, SOL))).toContain(clocks.id);
    expect(ids(chat.say(heard('refine', { refine: ['closer'] }), SOL))).toEqual([oils.id, coins.id]);
  });

  test('«cheaper» leaves the dearest out', () => {
    const chat = talk();
    chat.say(museums, SOL);
    expect(ids(chat.say(heard('refine', { refine: ['cheaper'] }), SOL)).sort()).toEqual([clocks.id, coins.id]);
  });

  test('«open now» drops the closed and, with two to choose from, those of which it is not known', () => {
    const chat = talk();
    chat.say(museums, SOL);
    const museumsNow = chat.say(heard('refine', { refine: ['open_now'] }), SOL);
    expect([...ids(museumsNow)].sort()).toEqual([coins.id, oils.id]);
    expect(museumsNow.responseText).toMatch(/wo museums open right now/u);
    const cafes = chat.say(heard('recommend', { categories: ['cafes'], refine: ['open_now'] }), SOL);
    expect(ids(cafes)).toEqual([beans.id]);
  });

  test('«open on Monday» looks at Monday, and says whose hours it does not know', () => {
    const chat = talk();
    chat.say(museums, SOL);
    const monday = chat.say(heard('refine', { refine: ['open_on'], weekday: 0 }), SOL);
    expect(ids(monday)).toEqual([coins.id, clocks.id]);
    expect(monday.responseText).toContain("I don't know whether these open that day:\n2. Casa de los Relojes");
  });

  test('a wish of which nothing is known is answered honestly, with those that may grant it', () => {
    const chat = talk();
    const answer = chat.say(heard('recommend', { categories: ['museums'], refine: ['terrace'] }), SOL);
    expect(answer.responseText).toContain("Museums near you; I don't know whether these have outdoor seating:");
    expect(ids(answer)).toEqual([oils.id, coins.id, clocks.id]);
  });

  test('cheap and near comes before cheap and far: of unknown price, and said so', () => {
    const here = { latDeg: SOL.latDeg, lngDeg: SOL.lngDeg };
    const dear = { ...beans, id: asPlaceId('dear'), name: 'Café Caro', priceLevel: 4 as const };
    const { priceLevel: _, ...unpriced } = beans;
    const mute = { ...unpriced, id: asPlaceId('mute'), name: 'Café Mudo' };
    const far = {
      ...steam,
      id: asPlaceId('far'),
      name: 'Café Lejano',
      position: { ...here, latDeg: here.latDeg + 0.026 },
    };
    const chat = talkIn(snapshotOver([dear, mute, far]), { now: THURSDAY_LUNCH });
    const answer = chat.say(
      heard('recommend', { categories: ['cafes'], refine: ['cheaper'], anchor: areaNamed('Sol', here, 'near') }),
    );
    expect(ids(answer)).toEqual([mute.id]);
    expect(answer.responseText).toMatch(/Cafés near Sol; I don't know what these cost:\n1\. Café Mudo/u);
  });

  test('«does it have a terrace?» answers for the place, and says when it is not known', () => {
    const chat = talk();
    chat.say(heard('recommend', { categories: ['cafes'] }), SOL);
    const yes = chat.say(heard('refine', { refine: ['terrace'], about: mentionOf(beans) }));
    expect(yes.responseText).toContain('Café del Grano has outdoor seating');
    const unknown = chat.say(heard('refine', { refine: ['terrace'], about: mentionOf(steam) }));
    expect(unknown.responseText).toMatch(/doesn't say whether it has outdoor seating/u);
  });
});

describe('a question about a place', () => {
  test('tells prices with currency and month', () => {
    const { responseText } = talk().say(heard('prices', { about: mentionOf(oils) }));
    expect(responseText).toContain('general admission €15');
    expect(responseText).toContain('March 2026');
  });

  test('without known hours admits it', () => {
    expect(talk().say(heard('opening_hours', { about: mentionOf(clocks) })).responseText).toMatch(
      /opening hours of Casa de los Relojes/u,
    );
  });

  test('hours of a closed day are told as closed', () => {
    expect(talk().say(heard('opening_hours', { about: mentionOf(oils), weekday: 0 })).responseText).toBe(
      'Museo de los Óleos is closed on Monday.',
    );
  });

  test('soon to close is told in minutes', () => {
    const { responseText } = talk().say(heard('opening_hours', { about: mentionOf(coins) }));
    expect(responseText).toContain('open, but closes in 40 minutes');
    expect(responseText).toContain('Monday to Friday 09:00 to 14:00; closed on Saturdays and Sundays');
  });

  test('cafés near it are searched around it, without itself', () => {
    const chat = talk();
    chat.say(heard('place_details', { about: mentionOf(beans) }), SOL);
    const answer = chat.say(heard('nearby', { nearCategory: 'cafes', reference: {} }), SOL);
    expect(ids(answer)).toEqual([steam.id]);
    expect(answer.recommendations[0]?.distanceM).toBe(550);
  });

  test('the way there is an estimate, with the metro and its lines', () => {
    const stations = [
      { id: 'oleos', name: 'Óleos', network: 'metro' as const, lines: ['2', '5'], position: oils.position },
    ];
    const { responseText } = talkIn(world, { now: THURSDAY_LUNCH, stations }).say(
      heard('directions', { about: mentionOf(oils) }),
      SOL,
    );
    expect(responseText).toContain('300 m');
    expect(responseText).toContain('about 5 minutes on foot (my estimate)');
    expect(responseText).toContain('Óleos (lines 2 and 5)');
  });

  test('with nothing on the table asks which place', () => {
    const chat = talk();
    expect(chat.say(heard('opening_hours', { reference: {} })).responseText).toMatch(/[Ww]hich place/u);
    expect(chat.say(heard('recommend', { anchor: mentionOf(oils, 'near') })).responseText).toContain('Hours this week');
  });

  test('comparing two places sets fact against fact', () => {
    const { responseText } = talk().say(heard('compare', { about: mentionOf(oils), other: mentionOf(coins) }), SOL);
    expect(responseText).toContain('300 m against 600 m');
    expect(responseText).toContain('4.7 against 4.1');
    expect(responseText).toContain('general admission €15');
  });
});

describe('tastes', () => {
  test('what one loves is shown, what one hates is not, and both are acknowledged', () => {
    const answer = talk().say(
      heard('preferences', { likes: { parks: 4.8, 'pubs/bars': 1.2, 'dance clubs': 1.2 } }),
      SOL,
    );
    expect(answer.responseText).toMatch(/love parks/u);
    expect(ids(answer)).toEqual([meadow.id]);
    expect([...answer.extractedPreferences]).toEqual([
      ['parks', 4.8],
      ['pubs/bars', 1.2],
      ['dance clubs', 1.2],
    ]);
  });

  test('a dislike keeps its places out of later suggestions', () => {
    const chat = talk();
    chat.say(heard('preferences', { likes: { 'pubs/bars': 1, 'dance clubs': 1 } }), SOL);
    const shown = ids(chat.say(heard('recommend', { howMany: 10 }), SOL));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown).not.toContain(barrel.id);
    expect(shown).not.toContain(bass.id);
  });

  test('«forget what I said» forgets', () => {
    const chat = talk();
    chat.say(heard('preferences', { likes: { parks: 5 } }), SOL);
    chat.say(heard('forget'));
    expect(chat.frame()).toMatchObject({ preferences: {}, shown: [], seen: [], categories: [] });
  });
});

describe('a plan', () => {
  test('has stops in order of time, each open for the whole stay', () => {
    const { responseText } = talk().say(heard('plan'), SOL);
    const spans = [...responseText.matchAll(/(\d\d:\d\d) to (\d\d:\d\d)/gu)].map(([, from, to]) => [from!, to!]);
    expect(spans.length).toBeGreaterThanOrEqual(2);
    expect(spans.flat()).toEqual([...spans.flat()].sort());
    expect(responseText).not.toContain(coins.name);
  });
});

describe('honesty and manners', () => {
  test('too little understood is asked back instead of guessed', () => {
    expect(talk().say(heard('recommend', { confidence: 0.1 })).recommendations).toEqual([]);
  });

  test('a greeting is answered in the language of the greeting', () => {
    expect(talk().say(heard('greet', { language: 'es', text: 'hola' })).responseText).toMatch(/¡/u);
  });

  test('the same conversation always reads the same', () => {
    expect(talk().say(museums, SOL).responseText).toBe(talk().say(museums, SOL).responseText);
  });
});
