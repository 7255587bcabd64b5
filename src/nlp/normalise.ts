// Stage 0, first half: what arrives is made plain. NFC, markup and control characters out, emoji to words, a length cap.
// All offsets of later stages are into the text that leaves here.
import type { Language } from '../domain/language.ts';
import { withPausesForLaughter } from './chatter.ts';
import { compiled } from './languages/compile.ts';
import { EMOJI } from './languages/emoji.ts';

/** As long as a message may be; the rest is not read. */
export const MAX_MESSAGE_CHARS = 2_000;
/** Before markup is taken out: bounds the work on hostile input. */
const MAX_RAW_CHARS = 16_000;
const MAX_EMOJI = 20;

/** @param emojiLanguage the language in which emoji are spelled out; without it they are dropped */
export function normalise(raw: string, emojiLanguage: Language | undefined): string {
  const text = withoutHidden(raw.slice(0, MAX_RAW_CHARS).normalize('NFC'));
  const written = withPlusAsWord(withEmojiAsWords(withoutMarkup(text), emojiLanguage), emojiLanguage);
  return withPausesForLaughter(written.replace(/[\s\p{Z}]+/gu, ' ').trim()).slice(0, MAX_MESSAGE_CHARS);
}

/** Controls, bidirectional overrides, zero-width characters and lone surrogates; apostrophes and quotes unified. */
function withoutHidden(text: string): string {
  return text
    .replace(/[\p{Cs}\p{Co}\p{Cn}]/gu, ' ')
    .replace(/[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\ufff9-\ufffb]/g, '')
    .replace(/[^\P{Cc}\n\t\r]/gu, ' ')
    .replace(/[’‘ʼ´`′]/g, "'")
    .replace(/[“”«»„]/g, '"')
    .replace(/[–—―]/g, ' - ')
    .replace(/\p{M}{4,}/gu, '')
    .normalize('NFC');
}

/** Tags go, their text stays; the few entities that people paste are resolved. Bounded: a tag is at most 200 long. */
function withoutMarkup(text: string): string {
  if (!/[<&]/.test(text)) return text;
  return text
    .replace(/<[!/]?[a-zA-Z][^<>]{0,200}>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? ' ');
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** "algo + barato" */
function withPlusAsWord(text: string, language: Language | undefined): string {
  const { plusSign } = language ? compiled(language).pack.inflection : {};
  return plusSign ? text.replace(/(?<![^\s])\+ ?(?=\p{L})/gu, `${plusSign} `) : text;
}

function withEmojiAsWords(text: string, language: Language | undefined): string {
  let seen = 0;
  const closes = ENDS_IN_EMOJI.test(text);
  return text.replace(/\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}\ufe0f\u200d]*/gu, (sign, at: number) => {
    seen++;
    if (seen > MAX_EMOJI) return ' ';
    const meaning = EMOJI[sign.replace(/[\u{1f3fb}-\u{1f3ff}\ufe0f\u200d]/gu, '')];
    if (!meaning || !language) return ' ';
    const isVerdict =
      closes && standsAfterItsThing(text.slice(Math.max(0, at - 20), at), text.slice(at + sign.length), language);
    return isVerdict ? ` ${meaning[language]} , ` : ` ${meaning[language]} `;
  });
}

const ENDS_IN_EMOJI = /\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}\ufe0f\u200d]*[\s.!]*$/u;

/** "Museums 😍 bars 🤢": what is thought of each, where "I 😍 museums" says it before. */
const standsAfterItsThing = (before: string, after: string, language: Language): boolean =>
  /\p{L}\s*$/u.test(before) && /^\s*\p{L}/u.test(after) && !compiled(language).pack.nounForms.beforeSign.test(before);
