// All learned parts of one language, loaded from the bytes that whoever starts the program read from `data/language`.
import type { Language } from '../../domain/language.ts';
import { once } from '../../domain/once.ts';
import { type ComparisonReader, loadComparisons } from './comparisons.ts';
import { type ConceptReader, loadConcepts } from './concepts.ts';
import { type IntentReader, loadIntents } from './intents.ts';
import { loadNames, type NameReader } from './names.ts';
import { loadPolarity, type PolarityReader } from './polarity.ts';
import { loadRoles, type RoleReader } from './roles.ts';
import { loadStars, type StarReader } from './stars.ts';
import { loadTagger, type Tagger } from './tagger.ts';
import { loadWordTable, NO_WORDS } from './word-table.ts';

/** The bytes of `data/language/<language>/<part>.bin`; a part that is missing is simply not there. */
interface LearnedArtifacts {
  readonly words?: Uint8Array | undefined;
  readonly tagger?: Uint8Array | undefined;
  readonly names?: Uint8Array | undefined;
  readonly polarity?: Uint8Array | undefined;
  readonly stars?: Uint8Array | undefined;
  readonly comparatives?: Uint8Array | undefined;
  readonly intents?: Uint8Array | undefined;
  readonly roles?: Uint8Array | undefined;
  readonly concepts?: Uint8Array | undefined;
  /** The English words, which the names of both languages look at. */
  readonly englishWords?: Uint8Array | undefined;
}

/** Each part is read when it is first used: understanding a message needs some of them, measuring needs all. */
export interface Learned {
  readonly tag?: Tagger | undefined;
  readonly names?: NameReader | undefined;
  readonly polarity?: PolarityReader | undefined;
  readonly stars?: StarReader | undefined;
  readonly comparisons?: ComparisonReader | undefined;
  readonly intents?: IntentReader | undefined;
  readonly roles?: RoleReader | undefined;
  readonly concepts?: ConceptReader | undefined;
}

/** A part whose bytes are cut off throws a RangeError when it is first used. */
export function loadLearned(language: Language, artifacts: LearnedArtifacts): Learned {
  const table = once(() => (artifacts.words ? loadWordTable(artifacts.words) : NO_WORDS));
  const englishTable = once(() => (artifacts.englishWords ? loadWordTable(artifacts.englishWords) : table()));
  const part = <Part>(bytes: Uint8Array | undefined, load: (bytes: Uint8Array) => Part) =>
    once(() => bytes && load(bytes));
  const tagger = part(artifacts.tagger, (bytes) => loadTagger(bytes, table()));
  const names = part(artifacts.names, (bytes) => loadNames(bytes, englishTable()));
  const polarity = part(artifacts.polarity, (bytes) => loadPolarity(bytes, language, table()));
  const stars = part(artifacts.stars, (bytes) => loadStars(bytes, language, table()));
  const intents = part(artifacts.intents, (bytes) => loadIntents(bytes, table()));
  const roles = part(artifacts.roles, (bytes) => loadRoles(bytes, table()));
  const concepts = part(artifacts.concepts, (bytes) => loadConcepts(bytes, table()));
  const comparisons = part(artifacts.comparatives, (bytes) => loadComparisons(bytes, table()));
  return {
    get tag() {
      return tagger();
    },
    get names() {
      return names();
    },
    get polarity() {
      return polarity();
    },
    get stars() {
      return stars();
    },
    get intents() {
      return intents();
    },
    get roles() {
      return roles();
    },
    get concepts() {
      return concepts();
    },
    get comparisons() {
      return comparisons();
    },
  };
}
