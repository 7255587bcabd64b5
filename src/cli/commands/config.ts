// `paseo config`: what the settings are, and whether the present ones are good.
import { parseArgs } from 'node:util';
import { checkedSettings } from '../../compose/settings-check.ts';
import { configurationPage } from '../../config/document.ts';
import { type Command, EXIT } from '../command.ts';

export const command: Command = {
  summary: 'check the settings, or print their documentation',
  help: `
Usage: paseo config [--markdown]

Checks the environment against the settings, and what they name (city, base map, data directory, files), as a start of
the service does, and says what is wrong, all at once.
--markdown  prints docs/configuration.md
`,
  async run(args) {
    const { values } = parseArgs({ args: [...args], options: { markdown: { type: 'boolean' } } });
    if (values.markdown) {
      process.stdout.write(configurationPage());
      return EXIT.done;
    }
    checkedSettings(process.env);
    process.stderr.write('the settings are good\n');
    return EXIT.done;
  },
};
