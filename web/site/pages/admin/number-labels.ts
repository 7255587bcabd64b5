// What was counted, in the words of the page: a wish of the service is `dish:tapas`, `not open` or `amount`.
import type { CategoryName } from '../../../api-client/client.ts';
import { typeLabels } from '../../state/categories.ts';
import type { Language } from '../../state/settings.ts';

interface LabelWords {
  /** Labels that are no wishes. */
  readonly labels: Readonly<Record<string, string>>;
  readonly wishes: Readonly<Record<string, string>>;
  readonly fame: Readonly<Record<string, string>>;
  readonly without: (name: string) => string;
}

const NOT = 'not ';

export function labelName(
  label: string,
  words: LabelWords,
  categories: readonly CategoryName[],
  lang: Language,
): string {
  if (label.startsWith(NOT)) return words.without(labelName(label.slice(NOT.length), words, categories, lang));
  const colon = label.indexOf(':');
  const attribute = colon < 0 ? label : label.slice(0, colon);
  const wished = words.wishes[attribute];
  if (wished === undefined) return words.labels[label] ?? label;
  if (colon < 0) return wished;
  const value = label.slice(colon + 1);
  const name = attribute === 'fame' ? words.fame[value] : typeLabels(categories, [value], lang)[0];
  return `${wished}: ${name ?? value}`;
}
