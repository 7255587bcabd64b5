// What the learned reader is told of a message: the reading itself is run over the shipped catalogue, with a recorder in
// the reader's place, so that training sees exactly what the service will hand over.
import { openCityFolder } from '../../../src/compose/city.ts';
import { learnedParts } from '../../../src/compose/language-artifacts.ts';
import { shippedWorldParts } from '../../../src/compose/shipped.ts';
import { DEFAULT_CITY } from '../../../src/config/settings.ts';
import type { Language } from '../../../src/domain/language.ts';
import type { Frame } from '../../../src/nlp/frame.ts';
import type { IntentClues, TalkedAbout } from '../../../src/nlp/learned/intent-features.ts';
import type { Learned } from '../../../src/nlp/learned/learned.ts';
import type { RoleClues } from '../../../src/nlp/learned/role-features.ts';
import { worldOfFiles } from '../../../src/usecases/understanding.ts';

/** @param about undefined where nothing is known of the conversation: the clues name no context then */
type ClueReader = (text: string, about: TalkedAbout | undefined) => IntentClues | undefined;

const NOW = '2026-11-24T11:00';

/** @returns undefined for messages that are read in another language than the one asked for */
export async function clueReader(language: Language): Promise<ClueReader> {
  const heard: IntentClues[] = [];
  const read = await messageReader(language, {
    ...shippedParts(language),
    intents: (clues) => {
      heard.push(clues);
      return new Map();
    },
  });
  return (text, about) => {
    heard.length = 0;
    read(text, about ?? 'start');
    const [clues] = heard;
    if (!clues || about !== undefined) return clues;
    const { context: _, ...rest } = clues;
    return rest;
  };
}

/** @returns undefined for messages that are read in another language than the one asked for */
export async function roleClueReader(
  language: Language,
): Promise<(text: string, about: TalkedAbout) => RoleClues | undefined> {
  const heard: RoleClues[] = [];
  const read = await messageReader(language, {
    ...shippedParts(language),
    intents: undefined,
    roles: (clues) => {
      heard.push(clues);
      return { chance: () => 0 };
    },
  });
  return (text, about) => {
    heard.length = 0;
    read(text, about);
    return heard[0];
  };
}

export function shippedParts(language: Language): Learned {
  const { tag, names, polarity, stars, comparisons, intents, roles, concepts } = learnedParts(language);
  return { tag, names, polarity, stars, comparisons, intents, roles, concepts };
}

/** Reads a message of a conversation over the shipped catalogue with these learned parts. */
export async function messageReader(
  language: Language,
  learned: Learned,
): Promise<(text: string, about: TalkedAbout) => Frame> {
  const { city, catalogueFiles } = openCityFolder(DEFAULT_CITY);
  const world = await worldOfFiles(catalogueFiles, { ...shippedWorldParts(city), learned: { [language]: learned } });
  return (text, about) => world.read(text, { now: NOW, previousLanguage: language, ...CIRCUMSTANCES[about] });
}

const CIRCUMSTANCES: Readonly<Record<TalkedAbout, object>> = {
  start: {},
  list: { hasShown: true, topic: 'list' },
  place: { hasShown: true, topic: 'place' },
  plan: { hasShown: true, hasPlan: true, topic: 'plan' },
};
