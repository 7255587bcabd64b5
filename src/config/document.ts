// Writes docs/configuration.md from the settings table; a test keeps the page true.
import type { TSchema } from 'typebox';
import { expectedForm } from './read.ts';
import { SETTINGS } from './settings.ts';

export function configurationPage(): string {
  const rows = Object.entries(SETTINGS).map(([name, schema]: [string, TSchema]) => {
    const { default: initial, description } = schema as { default?: unknown; description?: string };
    return `| \`${name}\` | ${description} | ${expectedForm(schema)} | ${initial === undefined ? 'unset' : `\`${initial}\``} |`;
  });
  return [
    '# Configuration',
    '',
    'All settings are environment variables. This page is written by `npm run -s cli -- config --markdown`; a test',
    'holds it against the code. The service refuses to start on a bad setting and lists every fault at once.',
    '',
    '| Name | Meaning | Form | Default |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
