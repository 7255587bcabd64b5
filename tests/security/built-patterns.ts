// Prints every pattern that the program builds at run time, a JSON array of [source, flags, caller]: those of modules as
// they are loaded, those of a service that starts, and those of messages and searches that it reads. A program of its own,
// because the constructor of all patterns is replaced before any module of `src` is loaded.
import { readFileSync } from 'node:fs';

/** How many conversations that tests hold are begun, of each language: more of them build the same patterns of other words. */
const CONVERSATIONS = 60;

type Built = readonly [source: string, flags: string, caller: string];

const built = new Map<string, Built>();
const Original = RegExp;
const noted = (made: RegExp): RegExp => {
  if (built.has(String(made))) return made;
  const caller = new Error().stack?.split('\n')[3]?.trim() ?? '';
  // Patterns of packages are theirs.
  if (!/node_modules|node:/u.test(caller)) built.set(String(made), [made.source, made.flags, caller]);
  return made;
};
globalThis.RegExp = new Proxy(Original, {
  construct: (target, given, newTarget) => noted(Reflect.construct(target, given, newTarget)),
  apply: (target, self, given) => noted(Reflect.apply(target, self, given)),
});

const { startTestService } = await import('../support/service.ts');
const service = await startTestService('embedded');
try {
  const headers = { authorization: `Bearer ${await service.signIn('reader')}` };
  for (const message of messages()) {
    const payload = { message, conversation_id: 'one' };
    await service.ask({ method: 'POST', url: '/api/recommendations/chat', headers, payload });
    await service.ask({ url: `/api/places/question/?q=${encodeURIComponent(message)}` });
    await service.ask({ url: `/api/places/?q=${encodeURIComponent(message)}` });
  }
  await service.ask({ method: 'DELETE', url: '/api/places/' });
} finally {
  await service.close();
}
process.stdout.write(JSON.stringify([...built.values()]));

/** First messages of conversations in both languages, and what is said of a plan. */
function messages(): readonly string[] {
  const begun = ['en', 'es'].flatMap((language) =>
    [...readFileSync(`tests/conversations/scripts/${language}.txt`, 'utf8').matchAll(/^# .*\n(.+?) => /gmu)]
      .slice(0, CONVERSATIONS)
      .map(([, message = '']) => message),
  );
  return [...begun, 'plan my day with museums and parks', 'make it three stops', 'only two stops', 'four museums'];
}
