import { assembly, matches } from './arrows.js';
import { shippedImports } from './imports.js';

/** One part of the repository imports another. */
export interface Arrow {
  from: string;
  to: string;
  /** How many files of `from` import something of `to`. */
  files: number;
  /** A way leads back, over other parts or directly. */
  isCycle: boolean;
}

/** What the assembly hands to the handlers. */
const given = ['server/src/services.ts', 'server/src/config.ts'];

/** The packages besides the server, which is drawn in its layers. */
const packages = /^(contract|web|openapi|sdk|cli|site)\/|^@escrow-checkout\/(\w+)/;
const layer = /^server\/src\/(adapters\/store|[\w-]+)\//;

/** The box that a file or an imported package belongs to. */
export function partOf(path: string): string | null {
  if (assembly.some((name) => matches(path, name))) return 'server: assembly';
  if (given.includes(path)) return 'server: services';
  const [, folder] = layer.exec(path) ?? [];
  if (folder) return `server: ${folder}`;
  const [, own, imported] = packages.exec(path) ?? [];
  return own ?? imported ?? null;
}

/** Every arrow between two parts. */
export function allArrows(): Arrow[] {
  const importers = new Map<string, Set<string>>();
  for (const { from, to } of shippedImports) {
    const [start, end] = [partOf(from), partOf(to)];
    if (!start || !end || start === end) continue;
    const key = `${start} -> ${end}`;
    importers.set(key, (importers.get(key) ?? new Set()).add(from));
  }
  const ends = [...importers].sort(([a], [b]) => (a < b ? -1 : 1));
  const arrows = ends.map(([key, files]) => {
    const [from = '', to = ''] = key.split(' -> ');
    return { from, to, files: files.size, isCycle: false };
  });
  return arrows.map((arrow) => ({ ...arrow, isCycle: leads(arrow.to, arrow.from, arrows) }));
}

/** How many importing files make an arrow worth drawing for itself. */
export const many = 10;

/** What is drawn: an arrow of a few files is left out where a longer way says as much. */
export function drawnArrows(arrows: readonly Arrow[]): Arrow[] {
  return arrows.filter((arrow) => {
    const others = arrows.filter((other) => other !== arrow && !other.isCycle);
    return arrow.files >= many || arrow.isCycle || !leads(arrow.from, arrow.to, others);
  });
}

function leads(from: string, to: string, arrows: readonly Arrow[]): boolean {
  const reached = new Set([from]);
  for (const part of reached) {
    for (const arrow of arrows) if (arrow.from === part) reached.add(arrow.to);
  }
  return reached.has(to) && from !== to;
}
