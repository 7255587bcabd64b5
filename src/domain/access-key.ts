// Keys of tenants: of sites that embed the chat, and of servers. A key itself is shown once; what is kept cannot be turned back
// into it.
import type { Language } from './language.ts';

export const KEY_SCOPES = ['recommend', 'chat'] as const;
/** Scopes: the permissions of a service key. */
export type KeyScope = (typeof KEY_SCOPES)[number];

/** How an embedded chat looks and greets, where its page does not say otherwise. */
export interface WidgetLook {
  /** A colour as `#rrggbb`. */
  readonly accent?: string;
  readonly title?: string;
  readonly greeting?: string;
}

/** Of a site that embeds the chat (`widget`), or of a server (`service`). */
export type KeyKind = 'widget' | 'service';

export interface AccessKey {
  readonly id: number;
  readonly kind: KeyKind;
  readonly label: string;
  /** The first characters, so that an administrator can tell keys apart. */
  readonly hint: string;
  /** Of a widget key; empty for a service key. */
  readonly allowedOrigins: readonly string[];
  /** Of a service key; empty for a widget key. */
  readonly scopes: readonly KeyScope[];
  /** How often its tenant may ask; undefined is as often as they like. */
  readonly requestsPerMinute: number | undefined;
  /** Of a widget key: whether its pages may send what visitors do with places, once those agreed. */
  readonly collectsEvents: boolean;
  /** Id of the city that the key is for; undefined for whatever city is served. */
  readonly pack: string | undefined;
  /** Of the texts of the widget, and of answers to requests that name none. */
  readonly language: Language | undefined;
  readonly look: WidgetLook | undefined;
  readonly createdAt: Date;
  /** Until when the key before the last rotation is accepted. */
  readonly previousUntil: Date | undefined;
  readonly revokedAt: Date | undefined;
}
