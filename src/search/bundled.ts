// The tables of data/vocabulary that only search reads. The build puts their text into the program.
import { SEARCH_SOUNDS, SEARCH_WORDS } from '../vocabulary/bundled.ts';
import { queryWordsOf } from './query-words.ts';
import { soundRulesOf } from './spelling-correction.ts';

export const QUERY_WORDS = queryWordsOf(SEARCH_WORDS);
export const SOUND_RULES = soundRulesOf(SEARCH_SOUNDS);
