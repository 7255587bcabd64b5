import { shippedChat } from './visitors/chat.ts';
const chat = await shippedChat('madrid');
for (const [text] of [
  ['Juana la Loca looks good, swap it for Casa Lucio in the plan. and do they have a phone?'],
  ['Juana la Loca tiene buena pinta, cámbiala por casa lucio en el plan'],
  ['genial el 1862 Dry Bar. ponlo en el plan en vez de the bar y mueve la cena a las 21:30'],
  ['no!! the PLAN. 19:15 rooftop, 21:30 la bola, then cafe central. can u show me that'],
  ['the order is wrong now. drinks first then dinner 21.30 then jazz. la bola closes when??'],
  ['al reves! primero raton perez a las 11 y despues la pizza a las 13:30'],
  ['pon la cena en La Bola'], ['quita todo menos el raton perez y la comida'],
  ['not la barraca, JUANA LA LOCA'],
  ['put the second one in the plan instead of the bar'],
] as const) {
  const f = chat.read(text, { now: '2026-11-30T23:00', from: { lat: 40.4168, lng: -3.7038 }, hasPlan: true, hasShown: true, topic: 'plan', isPlanOpen: true } as never);
  console.log('##', text, f.language);
  console.log('  refs', f.references.map((r) => `${r.kind}:${r.said.text}:${'role' in r ? r.role : ''}:${r.kind === 'name' ? r.candidates[0]!.entry.name : ''}`).join(' | '));
  console.log('  whens', f.whens.map((w) => `${w.said.text}=${w.fromMin}`).join(' | '), 'wishes', f.wishes.map((w) => `${w.attribute}=${w.value}/${w.polarity}:${w.said?.text}`).join(' | '));
  console.log('  plan', JSON.stringify(f.plan?.edits.length ? f.plan.edits : f.plan?.stops)?.slice(0, 300));
}
process.exit(0);
