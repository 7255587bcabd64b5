import { EMPTY_GAZETTEER } from '../src/nlp/gazetteer.ts';
import { read } from '../src/nlp/read.ts';
for (const m of ['un bar que no sea turístico y que sea muy tranquilo','un bar que sea muy tranquilo','un sitio muy tranquilo','el segundo es muy tranquilo, algo así más barato'])
  console.log(m, JSON.stringify(read(m, { gazetteer: EMPTY_GAZETTEER, now: '2026-11-27T17:00', hasShown: true, topic: 'list' } as any).wishes.map((w) => [w.polarity, w.value])));
