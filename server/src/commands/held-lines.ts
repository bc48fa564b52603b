let held: string[] | null = null;

/** Returns the lines that some work would print, none of which is printed. */
export async function linesOf(work: () => Promise<void>): Promise<readonly string[]> {
  const lines: string[] = [];
  held = lines;
  try {
    await work();
    return lines;
  } finally {
    held = null;
  }
}

/** Keeps a line if the lines of some work are asked for, in place of printing it. */
export function isHeld(line: string): boolean {
  held?.push(line);
  return held !== null;
}
