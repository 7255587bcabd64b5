// How people make small talk. Patterns run over text without accents or capitals.

/** Read from top to bottom: "no, thanks" is thanks, and a question beside thanks is answered. */
export const SMALL_TALK_SIGNS = [
  'sorry',
  'identity',
  'thanks',
  'regards',
  'bye',
  'language',
  'joke',
  'how_are_you',
  'good_news',
  'low',
  'complaint',
  'praise',
  'laugh',
  'ok',
  'yes',
  'no',
] as const;
export type SmallTalkSign = (typeof SMALL_TALK_SIGNS)[number];

export interface SmallTalkWords {
  readonly signs: Readonly<Record<SmallTalkSign, RegExp>>;
  /** Directly before a feeling, they turn it into its opposite. */
  readonly denied: RegExp;
}
