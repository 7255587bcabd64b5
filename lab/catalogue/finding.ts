// What the check of a catalogue file found.

export interface Finding {
  /** Errors make the check fail; warnings are for an editor to look at. */
  readonly severity: 'error' | 'warning';
  readonly rule: string;
  /** Absent where it is about the catalogue as a whole. */
  readonly placeId?: string;
  readonly problem: string;
}
