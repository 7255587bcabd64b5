// The query words of data/vocabulary. The build puts the text of the table into the program.
import { SEARCH_WORDS } from '../vocabulary/bundled.ts';
import { queryWordsOf } from './query-words.ts';

export const QUERY_WORDS = queryWordsOf(SEARCH_WORDS);
