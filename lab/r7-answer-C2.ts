import { readFileSync, writeFileSync } from 'node:fs';
import { readCatalogue } from './relevance/facts.ts';
import { shippedChat } from './visitors/chat.ts';
const FROM = { lat: 40.4169, lng: -3.7035 };
const nameOf = new Map(readCatalogue().places.map(({ id, name, types }) => [id, `${name} (${types.join(', ')})`]));
const chat = await shippedChat('madrid');
for (const name of process.argv.slice(3)) {
  let out = '';
  const rows = readFileSync(`/tmp/r7/${name}.jsonl`, 'utf8').split('\n').filter(Boolean).map((l) => JSON.parse(l));
  for (const { id, turns } of rows) {
    const talk = chat.begin(id, '2026-11-27T17:00', FROM);
    for (const [at, { say, good }] of turns.entries()) {
      let text = '', listed: readonly string[] = [];
      try { ({ text, listed } = talk.say(say)); } catch (e) { text = `CRASH ${e}`; }
      const list = listed.map((each) => nameOf.get(each) ?? each).join(' | ');
      out += `## ${id}, turn ${at + 1}\nSays: ${say}\nGood: ${good}\nReply: ${text}\nList: ${list}\n\n`;
    }
  }
  writeFileSync(`/tmp/r7/${process.argv[2]}.${name}.txt`, out);
}
