// A key of an embedding site. The key itself is shown once; only its hash is kept.
export interface WidgetKey {
  readonly id: number;
  readonly label: string;
  /** The first characters, so that an administrator can tell keys apart. */
  readonly hint: string;
  readonly allowedOrigins: readonly string[];
  /** How often the sites that embed it may ask; undefined is as often as they like. */
  readonly requestsPerMinute: number | undefined;
  /** Whether its pages may send what visitors do with places, once those agreed. */
  readonly collectsEvents: boolean;
  readonly createdAt: Date;
  /** Until when the key before the last rotation is accepted. */
  readonly previousUntil: Date | undefined;
  readonly revokedAt: Date | undefined;
}
