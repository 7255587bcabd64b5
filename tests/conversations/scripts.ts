// Reads conversation scripts: `# title`, then one turn a line, `what is said => act`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface WrittenScript {
  readonly title: string;
  readonly turns: readonly { readonly message: string; readonly act: string }[];
}

export function writtenScripts(name: 'en' | 'es' | 'both'): readonly WrittenScript[] {
  const text = readFileSync(join(process.cwd(), 'tests/conversations/scripts', `${name}.txt`), 'utf8');
  return text
    .split(/^# /mu)
    .slice(1)
    .map((block) => {
      const [title = '', ...lines] = block.split('\n').filter((line) => line.trim() !== '');
      const turns = lines.map((line) => {
        const [message = '', act = ''] = line.split(' => ');
        return { message, act: act.trim() };
      });
      return { title, turns };
    });
}
