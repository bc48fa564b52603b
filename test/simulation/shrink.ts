import type { Choice } from './program.js';
import { type EpisodeOptions, replay } from './run.js';

/** How many programs are tried at most. */
const attemptsMax = 400;

/**
 * The shortest program found that still breaks the same rule: choices are left out, many at a time at first
 * and then fewer. Any list of choices is a program, since a choice that has become pointless does nothing.
 */
export async function shrink(
  options: EpisodeOptions,
  program: readonly Choice[],
  rule: string,
): Promise<readonly Choice[]> {
  let shortest = program;
  let attempts = 0;
  const breaks = async (candidate: readonly Choice[]) => {
    attempts += 1;
    return (await replay(options, candidate)).violation?.rule === rule;
  };
  const attempt = async (candidate: readonly Choice[]) => {
    if (attempts >= attemptsMax || candidate.length === shortest.length || !(await breaks(candidate)))
      return false;
    shortest = candidate;
    return true;
  };
  const leaveOut = async (largest: number, smallest: number) => {
    for (let size = largest; size >= smallest; size = Math.floor(size / 2)) {
      for (let from = shortest.length - size; from > -size; from -= size) {
        const start = Math.max(0, from);
        await attempt([...shortest.slice(0, start), ...shortest.slice(from + size)]);
      }
    }
  };
  await leaveOut(Math.ceil(program.length / 2), 32);
  for (const task of tasksOf(shortest)) {
    await attempt(shortest.filter((choice) => !('task' in choice) || choice.task !== task));
  }
  await leaveOut(16, 1);
  return shortest;
}

/** The newest first: what came last is most likely to be beside the point, but for the very last. */
function tasksOf(program: readonly Choice[]): number[] {
  const tasks = program.flatMap((choice) => (choice.do === 'start' ? [choice.task] : []));
  return tasks.reverse();
}
