import { openCityFolder } from '../src/compose/city.ts';
import { shippedWorldParts } from '../src/compose/shipped.ts';
import { asConversationId } from '../src/domain/branded.ts';
import { newConversation } from '../src/domain/conversation.ts';
import { zoneClock } from '../src/hours/civil-time.ts';
import { hear } from '../src/usecases/conversation/hearing.ts';
import { worldOfFiles } from '../src/usecases/understanding.ts';
import { piecesOf } from '../src/chat/message-pieces.ts';
import { kindOf } from '../src/chat/facts/ask-kinds.ts';
import { grammarOf } from '../src/nlp/languages/grammars.ts';
import { readFileSync } from 'node:fs';
const { city, catalogueFiles } = openCityFolder('madrid');
const world = await worldOfFiles(catalogueFiles, shippedWorldParts(city));
const clock = zoneClock(world.recommend.city.timeZone);
const now = clock.instantOf(Date.parse('2026-12-01T11:20:00Z'));
for (const msg of readFileSync(process.argv.at(-1)!, 'utf8').split('\n').filter(Boolean)) {
  const before: any = newConversation(asConversationId('zp'), 'en');
  const h: any = hear(world, msg, before, now, { latDeg: 40.4169, lngDeg: -3.7035 } as any);
  console.log('>', msg, '| asks', h.asks);
  for (const piece of piecesOf(h.text, grammarOf(h.language).cues)) {
    const p: any = hear(world, piece.text, before, now, { latDeg: 40.4169, lngDeg: -3.7035 } as any);
    console.log('   ', JSON.stringify(piece.text), piece.opens, piece.isSentence, piece.isLinked, kindOf({ piece, heard: p, topics: p.topics }), JSON.stringify(p.frame.wishes.map((w: any) => [w.attribute, w.value])), JSON.stringify(p.frame.asks.map((a: any) => [a.attribute, a.of?.kind])), JSON.stringify(p.frame.references.map((r:any)=>[r.kind,r.role,r.said.text])));
  }
}
