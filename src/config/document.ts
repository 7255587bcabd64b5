// Writes docs/configuration.md from the settings table; a test keeps the page true.
import type { TSchema } from 'typebox';
import { expectedForm } from './read.ts';
import { SETTINGS } from './settings.ts';
import { wrapped } from './wrapped.ts';

const WIDTH = 120;

export function configurationPage(): string {
  const rows = Object.entries(SETTINGS).map(([name, schema]: [string, TSchema]) => {
    const { default: initial, description } = schema as { default?: unknown; description?: string };
    const otherwise = initial === undefined ? 'unset' : `\`${initial}\``;
    return wrapped(`- **\`${name}\`** (${expectedForm(schema)}; default: ${otherwise}): ${description}`, WIDTH, '  ');
  });
  return [
    '# Configuration',
    '',
    'All settings are environment variables. This page is written by `npm run -s cli -- config --markdown`; a test',
    'holds it against the code. Behind each name stand its form and its default. The service refuses to start on a bad',
    'setting and lists every fault at once.',
    '',
    ...rows,
    '',
  ].join('\n');
}
