// Emoji that say something about places or attitudes, as words of both languages. Others are dropped.
import { inEachLanguage, LANGUAGES, type Language } from '../../domain/language.ts';

/** The words in the order of the registry of languages. */
const rows: readonly (readonly [signs: string, ...words: string[]])[] = [
  ['❤ 😍 🥰 💕 💖 💗 💙 💚 🧡 💛 💜 😻 🤩 💘', 'love', 'me encanta'],
  ['👍 🙂 😊 😀 😃 😄 👌 🙌 😋 💯', 'like', 'me gusta'],
  ['👎 🙁 😒 ☹ 😕 😞 🥱 😴', 'dont like', 'no me gusta'],
  ['🤮 🤢 😡 😠 💩 🤬 😤', 'hate', 'odio'],
  ['😐 🤷 😑 🫤', 'meh', 'ni fu ni fa'],
  ['🍕', 'pizza', 'pizza'],
  ['🍔 🍟', 'burger', 'hamburguesa'],
  ['🌭', 'hot dog', 'perrito caliente'],
  ['☕ 🫖 🍵', 'coffee', 'café'],
  ['🍺 🍻', 'beer', 'cerveza'],
  ['🍷 🍾 🥂', 'wine', 'vino'],
  ['🍸 🍹', 'cocktail', 'cóctel'],
  ['💃 🕺', 'dancing', 'bailar'],
  ['🪩', 'disco', 'discoteca'],
  ['🍦 🍨 🍧', 'ice cream', 'helado'],
  ['🥐 🥖 🍞 🧁 🍰 🎂 🍩', 'bakery', 'pastelería'],
  ['🧃 🥤', 'juice', 'zumo'],
  ['🍣 🍱', 'sushi', 'sushi'],
  ['🍜', 'ramen', 'ramen'],
  ['🌮 🌯', 'tacos', 'tacos'],
  ['🥘 🍽 🍴', 'restaurant', 'restaurante'],
  ['🍝', 'pasta', 'pasta'],
  ['🏛', 'museum', 'museo'],
  ['🖼 🎨', 'art gallery', 'galería de arte'],
  ['🎭', 'theatre', 'teatro'],
  ['🎬 🎥 🍿 🎞', 'cinema', 'cine'],
  ['🎵 🎶 🎸 🎷 🎤 🎻', 'live music', 'música en vivo'],
  ['📚 📖', 'library', 'biblioteca'],
  ['🗽 🗿', 'monument', 'monumento'],
  ['⛪ 🕌 🕍 🛕', 'church', 'iglesia'],
  ['🌳 🛝', 'park', 'parque'],
  ['🌷 🌹 🌸 🌻 🌺', 'garden', 'jardín'],
  ['🥾 🏔 ⛰ 🌲 🏕 🏞', 'nature', 'naturaleza'],
  ['🐼 🦁 🐘 🐬 🦒 🐧', 'zoo', 'zoo'],
  ['🎢 🎡 🎠', 'amusement park', 'parque de atracciones'],
  ['🏊', 'swimming pool', 'piscina'],
  ['⚽ 🏀 🎾 🏋 🏟', 'sports', 'deporte'],
  ['🛍', 'mall', 'centro comercial'],
  ['🛒', 'supermarket', 'supermercado'],
  ['🏨', 'hotel', 'hotel'],
  ['💆 💅 💇', 'spa', 'spa'],
  ['🌅 🌇 🌆', 'viewpoint', 'mirador'],
];

export const EMOJI: Readonly<Record<string, Readonly<Record<Language, string>>>> = Object.fromEntries(
  rows.flatMap(([signs, ...words]) => {
    const meaning = inEachLanguage((language) => words[LANGUAGES.indexOf(language)] ?? '');
    return signs.split(' ').map((sign) => [sign, meaning]);
  }),
);
