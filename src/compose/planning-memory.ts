// How much memory the planning thread of an import may take beside a running service.
import { totalmem } from 'node:os';

const MIB = 2 ** 20;
/** A city's catalogue and a file of it fit. */
const LEAST_MIB = 256;
/** A country's places fit. */
const MOST_MIB = 2_048;

/**
 * The heap of the planning thread: half of what the process has, so that a file that was made to fill the memory ends
 * its thread alone, before the container or the unit of the service is killed.
 */
export const planningHeapMib = (limitBytes: number): number =>
  Math.min(MOST_MIB, Math.max(LEAST_MIB, Math.floor(limitBytes / 2 / MIB)));

/** The limit of the container or unit; without one, the memory of the machine. */
export function memoryLimitBytes(
  constrained: number | undefined = process.constrainedMemory(),
  machine: number = totalmem(),
): number {
  // Without a limit Node says nothing, 0, or a number beyond any machine.
  return constrained && constrained < machine ? constrained : machine;
}
