// The query words of data/vocabulary. The build puts the text of the table into the program.
import table from '../../data/vocabulary/search-words.tsv';
import { queryWordsOf } from './query-words.ts';

export const QUERY_WORDS = queryWordsOf(table);
