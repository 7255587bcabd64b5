// A conversation is known by an id that its owner chose. Somebody else who sends that id must get exactly what an id
// that was never used gets.
import { bearing, type Victim } from '../people.ts';
import type { CheckedService } from '../service.ts';

export async function conversationLeaks({ ask, signIn }: CheckedService, victim: Victim): Promise<string[]> {
  const stranger = bearing(await signIn('stranger'));
  const say = async (headers: { authorization: string }, id: string, message: string) => {
    const payload = { message, conversation_id: id };
    const response = await ask({ method: 'POST', url: '/api/recommendations/chat', headers, payload });
    const { recommendations, extracted_preferences: heard } = response.json();
    return JSON.stringify([
      response.statusCode,
      recommendations?.map(({ place_id }: { place_id: string }) => place_id),
      heard,
    ]);
  };
  const leaks: string[] = [];
  for (const [index, message] of ['more', 'and cheaper?', 'is it open now?', 'the second one', 'closer'].entries()) {
    const foreign = await say(stranger, victim.conversation, message);
    const unused = await say(stranger, `never-used-${index}`, message);
    if (index === 0 && foreign !== unused)
      leaks.push(`the victim’s conversation id is answered otherwise: ${foreign} and ${unused}`);
  }
  const own = await say(bearing(victim.token), victim.conversation, 'more');
  const blank = await say(bearing(victim.token), 'never-used', 'more');
  // Otherwise the comparison above could not tell a leak.
  return own === blank ? [...leaks, 'the victim’s own conversation remembers nothing'] : leaks;
}
