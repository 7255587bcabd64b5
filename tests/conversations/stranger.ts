// What a stranger at the Puerta del Sol is answered, on a Friday in the late afternoon, over the shipped catalogue.
import { chatOver } from '../../lab/visitors/chat.ts';
import { worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

export const SOL = { lat: 40.4169, lng: -3.7035 };
/** A Friday. */
export const NOW = '2026-11-27T17:00';

export const chat = chatOver(worldOver(await shippedCatalogue()));

/** What the last message of a talk is answered. */
export function lastOf(...messages: readonly string[]) {
  const talk = chat.begin(messages.join('/'), NOW, SOL);
  return messages.map((message) => talk.say(message)).at(-1)!;
}
