// The city's own catalogue with a simulated population: how methods behave here, before real people said anything.
// Nothing about people is claimed from it: their tastes are invented, and only what each method makes of them is measured.
import type { Catalogue } from '../../../src/domain/catalogue.ts';
import { type HeldOutPerson, hideSome, splitPeople } from '../../../src/models/training/held-out.ts';
import { type SimulationOptions, simulatePeople } from '../../people/simulated-city.ts';
import { contendersOf, type Surroundings } from './contenders.ts';
import { contest, type Standing } from './contest.ts';

interface CityContest {
  /** What is known of the people asked. */
  readonly name: string;
  readonly standings: readonly Standing[];
}

const POPULATION = { people: 2_000, reviews: 40_000 } satisfies Omit<SimulationOptions, 'seed'>;
const ASKED = { share: 0.2, most: 300 } as const;

export async function cityProtocol(catalogue: Catalogue, surroundings: Surroundings): Promise<CityContest[]> {
  const { seed, onStep } = surroundings;
  const people = simulatePeople(byProminence(catalogue), { ...POPULATION, seed });
  const { training, asked } = splitPeople(people, ASKED.share, ASKED.most, seed);
  onStep(`simulated population: training on ${training.length} people`);
  const contenders = await contendersOf(catalogue, training, surroundings);
  const regulars = hideSome(asked, seed);
  const groups: readonly (readonly [name: string, questions: readonly HeldOutPerson[]])[] = [
    ['places and stated likings', regulars],
    ['stated likings alone', regulars.map(withoutPlaces).filter(({ known }) => known.categories.size > 0)],
  ];
  return groups.map(([name, questions]) => {
    onStep(`simulated population: asking ${questions.length} people, known: ${name}`);
    return { name, standings: contest(catalogue, training, contenders, questions, seed) };
  });
}

/** The simulated go to the first places most. */
const byProminence = ({ places }: Catalogue) => [...places].sort((a, b) => b.prominence - a.prominence);

const withoutPlaces = ({ known, hidden }: HeldOutPerson): HeldOutPerson => ({
  known: { ...known, places: new Map() },
  hidden,
});
