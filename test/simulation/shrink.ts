import type { Choice } from './program.js';
import { type EpisodeOptions, replay } from './run.js';

/** About how many steps all replays take together: a few minutes' work. */
const usualStepsMax = 30_000;

/**
 * The shortest program found that still breaks the same rule: choices are left out, many at a time at first
 * and then fewer. Any list of choices is a program, since a choice that has become pointless does nothing.
 *
 * @param stepsMax no replay begins after so many steps, which bounds the time whatever a program costs
 */
export async function shrink(
  options: EpisodeOptions,
  program: readonly Choice[],
  rule: string,
  stepsMax = usualStepsMax,
): Promise<readonly Choice[]> {
  let shortest = program;
  let steps = 0;
  const attempt = async (candidate: readonly Choice[]) => {
    if (steps >= stepsMax || candidate.length === shortest.length) return;
    const { violation, stepsInAll } = await replay(options, candidate);
    steps += stepsInAll;
    if (violation?.rule === rule) shortest = candidate;
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
