// Prints how often experiments on made-up people end with the right verdict: `node scripts/run.mjs lab/experiments/run.ts [RUNS]`.
import { runExperiment, type Situation } from './simulate.ts';

const RUNS = Number(process.argv[2] ?? 500);

/** B is told with less noise than A, in one case with more. */
const SITUATIONS: readonly (Pick<Situation, 'noise' | 'people' | 'days'> & { readonly name: string })[] = [
  { name: 'equal, both good', noise: { A: 1, B: 1 }, people: 1_000, days: 60 },
  { name: 'equal, both poor', noise: { A: 3, B: 3 }, people: 1_000, days: 60 },
  { name: 'B much better', noise: { A: 3, B: 0.7 }, people: 1_000, days: 60 },
  { name: 'B better', noise: { A: 1.6, B: 0.8 }, people: 1_000, days: 60 },
  { name: 'B a little better', noise: { A: 1.2, B: 0.9 }, people: 1_000, days: 60 },
  { name: 'B worse', noise: { A: 0.8, B: 1.6 }, people: 1_000, days: 60 },
];

for (const { name, ...situation } of SITUATIONS) {
  const runs = Array.from({ length: RUNS }, (_, seed) => runExperiment({ ...situation, seed: seed + 1 }));
  const share = (better: string | undefined) =>
    `${((100 * runs.filter((run) => run.better === better).length) / RUNS).toFixed(1)} %`;
  const decided = runs.filter(({ better }) => better).map(({ day }) => day);
  const middle = decided.sort((one, other) => one - other)[Math.floor(decided.length / 2)] ?? '-';
  process.stdout.write(
    `${name.padEnd(20)} A ${share('A')}  B ${share('B')}  undecided ${share(undefined)}  median day ${middle}\n`,
  );
}
