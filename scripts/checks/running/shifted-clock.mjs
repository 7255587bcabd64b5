// Loaded before a service (`node --import`): its clock goes wrong by CLOCK_SHIFT_MS.
const shiftMs = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const True = Date;
const now = () => True.now() + shiftMs;

globalThis.Date = new Proxy(True, {
  construct: (_, values, target) => Reflect.construct(True, values.length === 0 ? [now()] : values, target),
  apply: () => new True(now()).toString(),
  get: (of, name) => (name === 'now' ? now : Reflect.get(of, name)),
});
