// What a report says to somebody who only wants to know whether the recommendations are any good: how often they find what
// people liked, beside showing everybody the same well-known places.
import type { Report } from './report.ts';

export interface InShort {
  /** Whose ratings they were: "MovieLens-100k". */
  readonly people: string;
  /** The recommendations' figure, in figures of the most popular. */
  readonly times: number;
  /** Both lie within the other's interval: no difference that chance could not make. */
  readonly isAlike: boolean;
}

const OURS = 'ensemble';
const BESIDE = 'popularity';

/** One for each group of people whose hidden favourites were looked for, as the report has them. */
export function inShort({ sections }: Report): readonly InShort[] {
  const bars = sections.flatMap(({ charts }) => charts.filter(({ steps }) => steps.length === 1));
  return bars.flatMap(({ title, series }) => {
    const of = (method: string) => series.find(({ name }) => name === method)?.points[0];
    const [ours, popular] = [of(OURS), of(BESIDE)];
    if (!ours || !popular || popular.mean <= 0) return [];
    const [people = title] = title.split(':');
    return [{ people, times: ours.mean / popular.mean, isAlike: ours.low <= popular.high && popular.low <= ours.high }];
  });
}
