// A Date whose local getters and setters read and write UTC digits, for a library that knows only the process's own zone,
// where two nights a year have an hour too few or too many. It is handed to that library alone (`library.ts`).

type DateParts = [year: number, month: number, day?: number, hours?: number, minutes?: number, s?: number, ms?: number];

export class CivilDate extends Date {
  constructor(...parts: [] | [Date | number | string] | DateParts) {
    super(parts.length >= 2 ? Date.UTC(...(parts as DateParts)) : ((parts[0] as number | undefined) ?? 0));
  }
}

for (const field of ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds', 'Milliseconds']) {
  for (const access of ['get', 'set']) {
    const utc = Object.getOwnPropertyDescriptor(Date.prototype, `${access}UTC${field}`);
    if (utc) Object.defineProperty(CivilDate.prototype, `${access}${field}`, utc);
  }
}
Object.defineProperty(CivilDate.prototype, 'getTimezoneOffset', { value: () => 0, configurable: true, writable: true });
