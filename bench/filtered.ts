// What filters add to an answer: recommendations with filters and without, by turns in one run, so that the ratio of a row holds on
// any machine. Usage: node scripts/run.mjs bench/filtered.ts [--requests 400]
// A whole service over the shipped catalogue, asked without a network; "again" is a question that was asked before.
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { shippedCatalogue } from '../tests/conversations/world.ts';
import { bearer, startTestService } from '../tests/support/service.ts';

const { values: options } = parseArgs({ options: { requests: { type: 'string', default: '400' } } });
const requests = Number(options.requests);
const CENTRE = { latDeg: 40.4168, lngDeg: -3.7038 };
const FILTERS: Readonly<Record<string, string>> = {
  category: 'category=museums&category=parks',
  'area and feature': 'area=Malasaña&feature=terrace',
  'near an address': 'near=Calle de Fuencarral 78&radius_m=800',
  'wishes of a question': 'wish=cuisine:italian&wish=-feature:smoking&wish=area:malasana&wish=price_level:2',
};

const service = await startTestService('embedded', { places: (await shippedCatalogue()).places });
const headers = bearer(await service.signIn('bench'));
for (const [category, rating] of Object.entries({ museums: 5, parks: 4 }))
  await service.ask({ method: 'POST', url: '/api/preferences/', headers, payload: { category, rating } });

console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}; ${requests} requests a cell\n`);
console.log('| Filters | asked again, ms | without, ms | ratio | asked first, ms | without, ms | ratio |');
console.log('|---|---:|---:|---:|---:|---:|---:|');
for (const [name, filters] of Object.entries(FILTERS)) {
  const cells = [await measured(filters, () => 0), await measured(filters, (at) => at * 1e-6)];
  const told = cells.flatMap(([filtered, plain]) => [filtered, plain, filtered / plain]);
  console.log(`| ${[name, ...told.map((each) => each.toFixed(2))].join(' | ')} |`);
}
await service.close();

/** Median milliseconds of requests with filters and of those without. @param movedBy degrees, request by request */
async function measured(filters: string, movedBy: (at: number) => number): Promise<readonly [number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let at = 0; at < requests; at++) {
    const where = `lat=${CENTRE.latDeg + movedBy(at)}&lng=${CENTRE.lngDeg}`;
    for (const [column, query] of [`${where}&${filters}`, where].entries()) {
      const from = performance.now();
      const { statusCode, body } = await service.ask({ url: `/api/recommendations/?${encodeURI(query)}`, headers });
      times[column]!.push(performance.now() - from);
      if (statusCode !== 200) throw new Error(`${query}: ${body}`);
    }
  }
  return [median(times[0]), median(times[1])];
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
