// Why a change of a plan was not made, in Spanish, of a place that was named.
import type { PlanTrouble } from '../../plan/answer.ts';

/** Undefined where the name says no more than the trouble does. */
export function notDone(trouble: PlanTrouble, name: string): string | undefined {
  if (trouble === 'which_stop') return `En el plan no está ${name}.`;
  if (trouble === 'already_there') return `En el plan ya está ${name}.`;
  if (trouble === 'nothing_fits' || trouble === 'shut_then')
    return `No he podido encajar ${name}: a esas horas no abre o el día está lleno.`;
  return trouble === 'nothing_cheaper' ? `No conozco nada más barato que encaje en lugar de ${name}.` : undefined;
}
