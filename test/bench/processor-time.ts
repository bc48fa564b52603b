import { readdirSync, readFileSync } from 'node:fs';

/** A tick of the system's clock. */
const tickMs = 10;

/** Returns the processor time of a process and its threads so far; null where the system does not tell. */
export function cpuMsOf(pid: number): number | null {
  const fields = statOf(pid);
  return fields && (Number(fields[11]) + Number(fields[12])) * tickMs;
}

/** Returns the processor time of a process, its children, and the children that have ended. */
export function cpuMsOfFamily(pid: number): number | null {
  const parent = statOf(pid);
  if (parent === null) return null;
  const ended = (Number(parent[13]) + Number(parent[14])) * tickMs;
  const family = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && statOf(Number(name))?.[1] === String(pid),
  );
  return family.reduce((sum, child) => sum + (cpuMsOf(Number(child)) ?? 0), ended + (cpuMsOf(pid) ?? 0));
}

/** The fields of a process after its name, which may hold any character. */
function statOf(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}
