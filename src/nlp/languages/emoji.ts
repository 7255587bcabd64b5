// Emoji that say something about places or attitudes, as words of both languages. Others are dropped.
interface Meaning {
  readonly en: string;
  readonly es: string;
}

const rows: readonly (readonly [signs: string, en: string, es: string])[] = [
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

export const EMOJI: Readonly<Record<string, Meaning>> = Object.fromEntries(
  rows.flatMap(([signs, en, es]) => signs.split(' ').map((sign) => [sign, { en, es }])),
);
