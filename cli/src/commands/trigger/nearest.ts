/** More letters than this are no slip any more. */
const slipsMax = 3;

/** How many letters have to be added, left out or changed to come from one word to the other. */
function slipsBetween(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1];
    for (const [at, wanted] of [...other].entries()) {
      const changed = (before[at] ?? 0) + (letter === wanted ? 0 : 1);
      line.push(Math.min(changed, (before[at + 1] ?? 0) + 1, (line[at] ?? 0) + 1));
    }
    before = line;
  }
  return before.at(-1) ?? 0;
}

/** The names that somebody may have meant: those that hold the word, else those a few slips away. */
export function nearest<Name extends string>(given: string, names: readonly Name[]): Name[] {
  const holding = given === '' ? [] : names.filter((name) => name.includes(given));
  if (holding.length > 0) return holding;
  const slips = names.map((name) => slipsBetween(given, name));
  const fewest = Math.min(...slips);
  return fewest > slipsMax ? [] : names.filter((_, at) => slips[at] === fewest);
}
