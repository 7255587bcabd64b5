// Writes web/api-client/generated.ts from the reviewed OpenAPI document: npm run build:client
import { readFileSync, writeFileSync } from 'node:fs';
import { clientSource } from './api-client/generator.ts';

const source = clientSource(JSON.parse(readFileSync('tests/api/openapi.snap.json', 'utf8')));
writeFileSync('web/api-client/generated.ts', source);
process.stdout.write(`web/api-client/generated.ts: ${source.split('\n').length} lines\n`);
