// Writes the bill of materials of what is shipped, as CycloneDX: npm run sbom [FILE]      (default reports/sbom.cdx.json)
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const file = process.argv[2] ?? 'reports/sbom.cdx.json';
const { stdout, stderr, status } = spawnSync('npm', ['sbom', '--sbom-format=cyclonedx', '--omit=dev'], {
  encoding: 'utf8',
  maxBuffer: 64 * 2 ** 20,
});
if (status !== 0) {
  process.stderr.write(stderr);
  process.exit(1);
}
const bill = JSON.parse(stdout);
// What differs between two runs over the same packages is left out, so that a bill can be compared with the last one.
delete bill.serialNumber;
delete bill.metadata.timestamp;
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
process.stdout.write(`${file}: ${bill.bomFormat} ${bill.specVersion}, ${bill.components.length} components\n`);
