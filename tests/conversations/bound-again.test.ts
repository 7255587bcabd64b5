// Messages that only sound like those which a rule was made for: each was once answered beside the point.
import { describe, expect, test } from 'vitest';
import { lastOf } from './stranger.ts';

const PLAN = 'Plan tomorrow from 10 to 22: the Thyssen, Retiro park, lunch and dinner';

describe('what was said stands', () => {
  test.each([
    ['the hour that was agreed', ['restaurants for tomorrow night near Sol', 'we are starving already'], /tomorrow/u],
    ['no hunger', ['no tengo mucha hambre, un restaurante por Sol'], /^(?!.*abren ahora)/u],
    ['a bed of rice', ['salmon on a bed of rice near Sol'], /^(?!.*hotel)/iu],
    ['elegance', ['un restaurante elegante en Salamanca', 'que sea bastante elegante y con terraza'], /cierto nivel/u],
    ['one kitchen, once', ['tell me about Casa Labra', 'anything like it?'], /^(?!.*tapas tapas)/u],
    ['two errands', ['a museum for a while and a pharmacy'], /pharmacies/iu],
    ['a change of mind', ['¿Prado o Thyssen?', 'mejor el Reina Sofía'], /^Museo Nacional Centro de Arte Reina Sofía/u],
    ['who is not fleeced', ['restaurants where tourists are not fleeced'], /affordable/iu],
    ['what it is free for', ['is the Royal Palace free on Sunday?'], /not free on Sunday/u],
    ['tips', ['is tipping outside on a terrace usual?'], /^(?!.*indoors)/u],
    ['a budget that is told', ['Nuestro presupuesto es de 40 euros por persona'], /40 €/u],
    ['any hour of another day', ["Tonight I can't, what can I do on Sunday?"], /^(?!.*at night)/u],
    ['the teacher of a son', ["Plan tomorrow with my son's teacher"], /^(?!.*your sons)/u],
    ['three stops', ['Plan tomorrow from 11: just one museum, then lunch, then a park'], /3\. [\s\S]+checked/u],
    ['walks of two kilometres', ['Plan tomorrow from 10 to 20 with museums, walks of 2 km max'], /Museo[\s\S]+Museo/u],
    ['numbers of stops', [PLAN, 'Move the first stop after the second'], /2\. .*Thyssen/u],
    ['a kitchen beside a stop', [PLAN, 'An Italian dinner after the museum'], /instead of [\s\S]+\(dinner/u],
    ['an hour beside a stop', [PLAN, 'Dinner at ten after the museum'], /\d\. 22:00 to .*\(dinner/u],
  ] as const)('%s: %j', (_, messages, expected) => {
    expect(lastOf(...messages).text).toMatch(expected);
  });
});
