import { readFileSync } from 'node:fs';
import { errors, limits, operations } from '@escrow-checkout/contract';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/src/config.js';
import { payoutHoldMs } from '../../../server/src/domain/payee.js';
import { retryPauseMs } from '../../../server/src/domain/webhook/attempt.js';
import { formAllowance } from '../../../server/src/features/pages/signed-in/form-limit.js';
import {
  answerBytesPerUnit,
  bodyBytesPerUnit,
  chunkedBodyBytes,
  costUnderWayMax,
  entriesPerUnit,
  operationCosts,
} from '../../../server/src/http/cost.js';
import { accountAllowanceFactor } from '../../../server/src/http/rate-limit.js';
import { refusalEveryMs, refusalsWaitingMax } from '../../../server/src/http/shares/slow-refusals.js';
import { basics } from './basics.js';
import { root } from './blocks.js';

const config = readConfig({});
const number = (value: number) => value.toLocaleString('en-US');

/** A page as one line of words, without markup. */
function wordsOf(path: string): string {
  return readFileSync(`${root}/${path}`, 'utf8').replaceAll(/[`*|]/g, ' ').replaceAll(/\s+/g, ' ');
}

/** The numbers that pages state, from the tables of the service. */
const facts: readonly (readonly [path: string, said: string])[] = [
  ['docs/authentication.md', `at most ${limits.testKeysMax} active per account`],
  ['docs/test-data.md', `up to ${number(limits.testRowsMaxDefault)} rows`],
  ['docs/test-data.md', `${number(limits.testBytesMaxDefault)} bytes`],
  ['docs/operating.md', `keep ${number(limits.testRowsMaxDefault)} rows`],
  ['docs/operating.md', `${number(limits.testBytesMaxDefault)} bytes in test mode`],
  ['docs/dashboard.md', `keeps ${limits.requestLogDays} days`],
  ['docs/webhooks.md', `since a time at most ${limits.replayDays} days ago`],
  ['docs/webhooks.md', `listed: for ${limits.deliveryLogDays} days`],
  ['docs/dashboard.md', `at most ${number(limits.requestLogRowsMax)} requests`],
  ['docs/dashboard.md', `at most ${number(limits.requestLogTestBytesMax)} bytes`],
  ['docs/lists.md', `newest ${limits.transfersShownMax} credits`],
  ['docs/amounts.md', `at least ${number(limits.escrowAmountKoboMin)} kobo`],
  ['docs/amounts.md', `at most ${number(limits.amountKoboMaxDefault)} kobo`],
  ['docs/webhooks.md', `${limits.graceHoursDefault} hours, or grace_hours from 0 to ${limits.graceHoursMax}`],
  ['docs/time.md', `${config.PAYMENT_DEADLINE_HOURS} hours the buyer's time to pay for an escrow`],
  ['docs/time.md', `${config.CHARGE_DEADLINE_HOURS} hours so does the time to pay for a charge`],
  ['docs/time.md', `${config.EXPIRY_GRACE_MINUTES} minutes after these an escrow or charge`],
  ['docs/escrows.md', `expires ${config.EXPIRY_GRACE_MINUTES} minutes after its payment_deadline_at`],
  ['docs/charges.md', `expires ${config.EXPIRY_GRACE_MINUTES} minutes after its payment_deadline_at`],
  ['docs/operating.md', `EXPIRY_GRACE_MINUTES ${config.EXPIRY_GRACE_MINUTES} `],
  ['docs/time.md', `${limits.inspectionHoursDefault} hours from delivery`],
  ['docs/time.md', `${config.DISPUTE_RESPONSE_HOURS} hours a dispute`],
  ['docs/time.md', `${limits.inspectionExtensionHours} hours more`],
  ['docs/checkout.md', `ends ${limits.inspectionExtensionHours} hours later`],
  ['docs/escrows.md', `${limits.inspectionExtensionHours} hours later, at most twice`],
  ['docs/escrows.md', `up to ${config.EXPECTED_ARRIVAL_DAYS} days ahead`],
  [
    'docs/time.md',
    `from ${limits.releaseWindowHoursMin} to ${number(limits.releaseWindowHoursMax)} hours; ` +
      `a charge into escrow has ${limits.chargeWindowHoursDefault}`,
  ],
  ['docs/time.md', `at most ${number(limits.clockAdvanceHoursMax)} hours at once`],
  [
    'docs/idempotency.md',
    `has ${limits.idempotencyKeyLengthMin} to ${limits.idempotencyKeyLengthMax} characters`,
  ],
  ['docs/lists.md', `${limits.pageSizeDefault} unless you say otherwise, at most ${limits.pageSizeMax}`],
  [
    'docs/rate-limits.md',
    `${config.RATE_LIMIT_PER_SECOND} requests a second, and ${number(config.RATE_LIMIT_BURST)} at once`,
  ],
  ['docs/rate-limits.md', `may spend ${accountAllowanceFactor} times as much together, in each mode`],
  ['docs/rate-limits.md', `no request costs more than ${costUnderWayMax}`],
  ['docs/operating.md', `can send ${formAllowance.burst} forms at once`],
  ['docs/delivery.md', `within ${limits.deliveryRatesRepeatedMinutes} minutes`],
  ['docs/delivery.md', `${limits.deliveryQuestionsPerHourMax} such requests of carriers an hour`],
  ['docs/sellers.md', `silent for ${config.DISPUTE_RESPONSE_HOURS} hours`],
  ['docs/sellers.md', `wait for ${payoutHoldMs / 3_600_000} hours`],
  ['docs/rate-limits.md', `Send at most ${limits.pipelinedRequestsMax} before you read`],
  ['docs/rate-limits.md', `one each ${refusalEveryMs} ms. When ${refusalsWaitingMax} of them wait`],
  ['docs/rate-limits.md', `${limits.eventStreamsMax} event streams open`],
  ['docs/rate-limits.md', `under way may cost ${config.REQUESTS_PER_KEY} together`],
  ['docs/rate-limits.md', `those of an account ${config.REQUESTS_PER_ACCOUNT} in each mode`],
  ['docs/rate-limits.md', `nothing of for ${config.UNREAD_SECONDS} seconds`],
  ['docs/rate-limits.md', `A network can have ${config.CONNECTIONS_PER_NETWORK} connections`],
  ['docs/rate-limits.md', `1 for every ${entriesPerUnit} entries of limit`],
  ['docs/rate-limits.md', `1 for every ${answerBytesPerUnit / 1_024} kB of it`],
  ['docs/rate-limits.md', `1 more for each ${bodyBytesPerUnit / 1_024} kB`],
  ['docs/rate-limits.md', `counts as ${chunkedBodyBytes / 1_024} kB`],
  ['docs/lists.md', `longer than ${number(limits.pageBytesMax)} bytes`],
];

describe('What the pages say is what the tables say', () => {
  it.each(facts)('%s: %s', (path, said) => {
    expect(wordsOf(path)).toContain(said);
  });

  it('in the table of refused keys as well', () => {
    const rows = readFileSync(`${root}/docs/authentication.md`, 'utf8').matchAll(/^\| `(\w+)` +\| (\d{3})/gm);
    const codes = [...rows].map(([, code, status]) => [code, Number(status)]);
    expect(codes.length).toBeGreaterThan(4);
    for (const [code, status] of codes) expect(errors[code as keyof typeof errors].status).toBe(status);
  });

  it('and in that of what operations cost', () => {
    const page = readFileSync(`${root}/docs/rate-limits.md`, 'utf8');
    const all = Object.values(operations).flatMap((group) => Object.values(group));
    for (const [operationId, cost] of Object.entries(operationCosts)) {
      const { method, path } = all.find(({ metadata }) => metadata.operationId === operationId) ?? {};
      const named = `${method} ${path}`.replace('/charge/', '/escrow/');
      expect(page).toMatch(new RegExp(`^\\| \`${named}\`.*\\| ${cost} +\\|$`, 'm'));
    }
  });

  it('and in that of retries of a delivery', () => {
    const pausesOf = (schedule: 'standard' | 'extended', attempts = 1): number[] => {
      const pause = retryPauseMs('timeout', attempts, schedule, 60_000, 0.5);
      return pause === null ? [] : [pause / 60_000, ...pausesOf(schedule, attempts + 1)];
    };
    const named = (minutes: number) => (minutes < 60 ? `${minutes} minutes` : `${minutes / 60} hours`);
    const pauses = pausesOf('extended');
    const listed = pauses
      .map(named)
      .join(', ')
      .replace('1 minutes', 'a minute')
      .replace(/, (?=[^,]*$)/, ' and ');
    const hours = Math.floor(pauses.reduce((sum, minutes) => sum + minutes) / 60);
    const page = wordsOf('docs/webhooks.md');
    expect(page).toContain(`standard ${pausesOf('standard').length}, after a minute`);
    expect(page).toContain(`extended ${pauses.length}, after ${listed}: about ${hours} hours in all`);
    for (const failure of ['status_3xx', 'status_4xx'] as const) {
      expect(retryPauseMs(failure, 1, 'standard', 60_000, 0.5)).toBeNull();
      expect(retryPauseMs(failure, 1, 'extended', 60_000, 0.5)).not.toBeNull();
    }
    expect(retryPauseMs('gone', 1, 'extended', 60_000, 0.5)).toBeNull();
  });

  it.each(basics)('%s names operations that there are', (path) => {
    const named = readFileSync(`${root}/${path}`, 'utf8').matchAll(/`([A-Z]+ \/[\w/:-]+)`/g);
    const known = Object.values(operations).flatMap((group) =>
      Object.values(group).map((one) => `${one.method} ${one.path}`),
    );
    expect([...named].map(([, one]) => one).filter((one) => !known.includes(one ?? ''))).toEqual([]);
  });
});
