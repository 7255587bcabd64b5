import { shippedWorldParts } from '../src/compose/shipped.ts';
import { openCityFolder } from '../src/compose/city.ts';
import { worldOfFiles } from '../src/usecases/understanding.ts';
const { city, catalogueFiles } = openCityFolder('madrid');
const w = await worldOfFiles(catalogueFiles, shippedWorldParts(city));
for (const p of w.recommend.catalogue.places) if (/Caripén|Casa Lucio|Trattoria Pinocchio|Juana la Loca|Sala de Despiece|Barraca/.test(p.name)) console.log(p.name, p.categories.join(), JSON.stringify((p as any).kinds ?? (p as any).tags ?? ''));
process.exit(0);
