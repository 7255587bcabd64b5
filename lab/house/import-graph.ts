// What reaches what, which files import each other in a circle, and which exports nobody takes.
import type { Module } from './modules.ts';

/** The files that each file imports. */
type ImportGraph = ReadonlyMap<string, readonly string[]>;

export function importGraph(modules: readonly Module[]): ImportGraph {
  const files = new Set(modules.map(({ file }) => file));
  return new Map(
    modules.map(({ file, imports }) => [
      file,
      imports.flatMap((each) => (each.file !== undefined && files.has(each.file) ? [each.file] : [])),
    ]),
  );
}

export function reachableFrom(graph: ImportGraph, starts: readonly string[]): ReadonlySet<string> {
  const reached = new Set(starts);
  for (const file of reached) for (const next of graph.get(file) ?? []) reached.add(next);
  return reached;
}

/** Groups of files that import each other, directly or around (strongly connected components; Tarjan 1972). */
export function circles(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const found: string[][] = [];
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found;

  function visit(file: string): void {
    const number = order.size;
    order.set(file, number);
    lowest.set(file, number);
    open.push(file);
    isOpen.add(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (isOpen.has(next)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(next)!));
    }
    if (lowest.get(file) !== number) return;
    const circle = open.splice(open.indexOf(file));
    for (const each of circle) isOpen.delete(each);
    if (circle.length > 1 || graph.get(file)?.includes(file)) found.push(circle);
  }
}

/** `file: name` of every export of `modules` that no other file of `users` imports. */
export function unusedExports(modules: readonly Module[], users: readonly Module[]): string[] {
  const taken = new Set<string>();
  for (const user of users)
    for (const { file, names } of user.imports)
      if (file !== undefined && file !== user.file) for (const name of names) taken.add(`${file}: ${name}`);
  return modules.flatMap(({ file, exported }) =>
    taken.has(`${file}: *`) ? [] : exported.map((name) => `${file}: ${name}`).filter((each) => !taken.has(each)),
  );
}
