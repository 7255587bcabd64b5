// The lines of a plan as a reply writes them, read back: minutes of the day, the name of the stop, the way to it.

export interface PlanLine {
  readonly from: number;
  readonly to: number;
  readonly name: string;
  readonly way: string;
}

export const linesIn = (text: string): readonly PlanLine[] =>
  [...text.matchAll(/^\d+\. (?:De )?(\S+) (?:to|a) (\S+): (.+) \(([^()]*)\)$/gmu)].map(([, from, to, name, way]) => ({
    from: minuteOf(from!),
    to: minuteOf(to!),
    name: name!,
    way: way!,
  }));

function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock === 'midnight' || clock === 'medianoche' ? [24] : clock.split(':').map(Number);
  return hours * 60 + minutes;
}
