import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { startPostgres } from '../harness/postgres.js';
import { CampaignFailed, episodeSteps, type Figures, runCampaign } from './campaign.js';
import { openPostgresDatabase, openSqliteDatabase } from './databases.js';
import { type PartnerName, partnerNames } from './partners/side.js';

const usage = `npm run simulate -- [--seed N] [--steps N] [--store sqlite|postgres] [--for 30s|10m|8h]
                    [--partner sandbox|paystack|monnify]

Tries to break the money core with everything that can happen, in any order. The same seed makes the same run.
Each world draws the partner of its live mode, unless --partner names one.
Without --steps and --for it takes ${20 * episodeSteps} steps.`;

const unitsMs: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000 };

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    steps: { type: 'string' },
    store: { type: 'string', default: 'sqlite' },
    partner: { type: 'string' },
    for: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

/** Milliseconds of `90s`, `10m` or `8h`. */
function durationMs(text: string): number {
  const [, count, unit] = /^(\d+)([smh])$/.exec(text) ?? [];
  if (!count || !unit) throw new Error(`--for ${text} is not like 30s, 10m or 8h`);
  return Number(count) * (unitsMs[unit] ?? 0);
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} ${text} is not a whole number`);
  return Number(text);
}

function partnerOf(text: string): PartnerName {
  const partner = partnerNames.find((name) => name === text);
  if (!partner) throw new Error(`--partner ${text} is not one of ${partnerNames.join(', ')}`);
  return partner;
}

async function simulate(): Promise<Figures> {
  const { store } = values;
  if (store !== 'sqlite' && store !== 'postgres')
    throw new Error(`--store ${store} is not sqlite or postgres`);
  const partner = values.partner === undefined ? undefined : partnerOf(values.partner);
  const seed = values.seed === undefined ? randomInt(1_000_000_000) : wholeNumber('seed', values.seed);
  const limit = values.for === undefined ? 20 * episodeSteps : Number.MAX_SAFE_INTEGER;
  const steps = values.steps === undefined ? limit : wholeNumber('steps', values.steps);
  const until = Date.now() + (values.for === undefined ? Number.MAX_SAFE_INTEGER : durationMs(values.for));
  console.log(`Seed ${seed} on ${store}.`);
  const postgres = store === 'postgres' ? await startPostgres() : null;
  try {
    const open = postgres ? () => openPostgresDatabase(postgres.url) : openSqliteDatabase;
    return await runCampaign({
      seed,
      steps,
      partner,
      store,
      open,
      isAudited: true,
      isOver: () => Date.now() >= until,
    });
  } finally {
    await postgres?.stop();
  }
}

if (values.help) {
  console.log(usage);
} else {
  try {
    const { episodes, steps } = await simulate();
    console.log(`${steps} steps in ${episodes} worlds: nothing broke.`);
  } catch (error) {
    console.error(error instanceof CampaignFailed ? error.message : error);
    process.exitCode = 1;
  }
}
