// A key of an embedding site. The key itself is shown once; what is kept cannot be turned back into it.
export interface WidgetKey {
  readonly id: number;
  readonly label: string;
  /** The first characters, so that an administrator can tell keys apart. */
  readonly hint: string;
  readonly allowedOrigins: readonly string[];
  readonly createdAt: Date;
  readonly revokedAt: Date | undefined;
}
