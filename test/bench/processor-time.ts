import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

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

const quietMs = 1_000;
/** A server at rest looks for due work every second, which takes less. */
const restingShare = 0.05;
const patienceMs = 60_000;

/** Waits until a process has done nearly nothing for a second: what was begun before is not measured. */
export async function untilQuiet(pid: number): Promise<void> {
  const endsAtMs = performance.now() + patienceMs;
  let before = cpuMsOf(pid);
  while (before !== null && performance.now() < endsAtMs) {
    await setTimeout(quietMs);
    const after = cpuMsOf(pid);
    if (after === null || after - before < quietMs * restingShare) return;
    before = after;
  }
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
