import type { OpenDatabase } from './databases.js';
import { drawPartner } from './episode-profile.js';
import type { Violation } from './judges/violation.js';
import { type Choice, tellProgram } from './program.js';
import { type EpisodeOptions, runEpisode } from './run.js';
import { shrink } from './shrink.js';

/** Steps of one episode: long enough for escrows to end, short enough to read when it fails. */
export const episodeSteps = 1_500;

export interface CampaignOptions extends Pick<EpisodeOptions, 'partner' | 'through' | 'isAudited'> {
  /** Of the first episode; each later one takes the next. */
  seed: number;
  /** Of all episodes together. */
  steps: number;
  open: OpenDatabase;
  /** The `--store` under which the command runs a failed episode again. */
  store: 'sqlite' | 'postgres';
  /** Ends the shrinking of a failed episode after about so many steps. */
  shrinkStepsMax?: number;
  /** Ends the campaign early when it returns true. */
  isOver?(): boolean;
}

export interface Figures {
  episodes: number;
  steps: number;
}

/** A broken rule, with the shortest program found that breaks it. */
export class CampaignFailed extends Error {
  override readonly name = 'CampaignFailed';

  constructor(
    readonly rule: string,
    /** Steps until it was found. */
    readonly steps: number,
    report: string,
  ) {
    super(report);
  }
}

/**
 * Runs episode after episode, each in a world of its own.
 *
 * @throws CampaignFailed with the seed, the shrunk program and the command that replays it
 */
export async function runCampaign(options: CampaignOptions): Promise<Figures> {
  const { steps: stepsMax, isOver = () => false } = options;
  const figures = { episodes: 0, steps: 0 };
  while (figures.steps < stepsMax && !isOver()) {
    const episode = {
      ...options,
      seed: options.seed + figures.episodes,
      steps: Math.min(episodeSteps, stepsMax - figures.steps),
    };
    const { violation, program, steps } = await runEpisode(episode);
    figures.steps += steps;
    if (violation) {
      // Shrinking takes minutes, and a run that is ended meanwhile has said this at least.
      console.error(`Seed ${episode.seed}, ${figures.steps} steps so far: ${violation.message}`);
      throw await failure(episode, options, program, violation, figures.steps);
    }
    figures.episodes += 1;
  }
  return figures;
}

async function failure(
  episode: EpisodeOptions,
  { store, shrinkStepsMax }: CampaignOptions,
  program: readonly Choice[],
  { rule, message }: Violation,
  steps: number,
): Promise<CampaignFailed> {
  const where = `--store ${store} --partner ${episode.partner ?? drawPartner(episode.seed)}`;
  const shortest = await shrink(episode, program, rule, shrinkStepsMax);
  const report = [
    message,
    '',
    `Seed ${episode.seed}, ${program.length} choices, of which these ${shortest.length} are enough:`,
    ...tellProgram(shortest).map((line) => `  ${line}`),
    '',
    `Again: npm run simulate -- --seed ${episode.seed} --steps ${episode.steps} ${where}`,
  ];
  return new CampaignFailed(rule, steps, report.join('\n'));
}
