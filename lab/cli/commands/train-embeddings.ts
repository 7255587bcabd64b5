// `paseo train-embeddings`: learns the bilingual word space that ships in data/models.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { type Command, EXIT } from '../../../src/cli/command.ts';
import { progressBar } from '../../../src/cli/progress.ts';
import { WORD_SPACE_FILE } from '../../../src/compose/shipped-models.ts';
import { trainWordSpace } from '../../embeddings/word-space.ts';

export const command: Command = {
  summary: 'learn the bilingual word space of `embeddings` and of search',
  help: `
Usage: paseo train-embeddings [--corpora DIR] [--out FILE] [--seed N]

--corpora DIR  the language sets (default ../shared/data/language beside the project); those missing are left out
--out FILE     default data/models/words.bin
--seed N       default 1; the same seed and texts give the same bytes
`,
  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        corpora: { type: 'string', default: '../shared/data/language' },
        out: { type: 'string', default: WORD_SPACE_FILE },
        seed: { type: 'string', default: '1' },
      },
    });
    const bar = progressBar('learning');
    const { bytes, terms, texts } = await trainWordSpace(values.corpora, Number(values.seed), (share) =>
      bar.update(share, 0),
    );
    bar.finish();
    mkdirSync(dirname(values.out), { recursive: true });
    // Under another name first, so that an interruption leaves the old file whole.
    writeFileSync(`${values.out}.new`, bytes);
    renameSync(`${values.out}.new`, values.out);
    process.stderr.write(`${terms} terms from ${texts} texts, ${(bytes.length / 2 ** 20).toFixed(1)} MiB\n`);
    return EXIT.done;
  },
};
