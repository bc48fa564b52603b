import { type BankingPartner, PartnerRefused, PartnerUnavailable } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { findAnyCredited } from '../credits/queries.js';

/** What was asked of a live partner, and what came of it. */
export interface PartnerFinding {
  asked: string;
  isGood: boolean;
  /** What was found; of a failure, what to do. */
  said: string;
}

/** Posts an empty notification to an address; null if nothing answers. */
export type StatusOf = (url: string) => Promise<number | null>;

type Answer = Omit<PartnerFinding, 'asked'>;

interface Check {
  asked: string;
  /** What to do if the partner does not answer, or refuses. */
  remedy: string;
  answer(services: Services, bank: BankingPartner, statusOf: StatusOf): Promise<Answer>;
}

const good = (said: string): Answer => ({ isGood: true, said });
const bad = (said: string): Answer => ({ isGood: false, said });

const checks: readonly Check[] = [
  {
    asked: 'key',
    remedy: 'copy the live keys again, and allow the address of this server',
    answer: async (_services, bank) => {
      await bank.balance();
      return good('the partner accepts it');
    },
  },
  {
    asked: 'clock',
    remedy: 'try again later',
    answer: compareClocks,
  },
  {
    asked: 'business',
    remedy: 'try again later',
    answer: findPaymentThere,
  },
  {
    asked: 'balance',
    remedy: 'try again later',
    answer: async (_services, bank) => {
      const balance = await bank.balance();
      if (balance >= bank.minimumTransfer) return good(`payouts can draw on ${balance} kobo`);
      return bad(`payouts can draw on ${balance} kobo: top it up before the first one`);
    },
  },
  {
    asked: 'banks',
    remedy: 'try again later',
    answer: async (_services, bank) => good(`the partner pays to ${(await bank.banks()).length} banks`),
  },
  {
    asked: 'payments',
    remedy: 'have payments by bank transfer switched on',
    answer: openAccount,
  },
  { asked: 'notifications', remedy: '', answer: postUnsigned },
];

/**
 * Asks a live partner whether money can come and go, one thing after the other. It opens a virtual account
 * that nobody is told of, and moves no money.
 */
export async function checkPartner(
  services: Services,
  bank: BankingPartner,
  statusOf: StatusOf,
): Promise<PartnerFinding[]> {
  const findings: PartnerFinding[] = [];
  for (const { asked, remedy, answer } of checks) {
    try {
      findings.push({ asked, ...(await answer(services, bank, statusOf)) });
    } catch (error) {
      const isPartners = error instanceof PartnerUnavailable || error instanceof PartnerRefused;
      if (!isPartners) throw error;
      findings.push({ asked, ...bad(`${error.message}: ${remedy}`) });
    }
  }
  return findings;
}

/** An answer is on its way for seconds. */
const clocksDifferMs = 60_000;

/** Deadlines, and the times of what is compared, are by the clock of this machine. */
async function compareClocks({ clock }: Services, bank: BankingPartner): Promise<Answer> {
  await bank.balance();
  const theirs = bank.partnerTime?.() ?? null;
  if (theirs === null) return good('the partner does not say what time it is');
  const seconds = Math.round((clock.now() - theirs) / 1_000);
  if (Math.abs(seconds) * 1_000 <= clocksDifferMs) return good("it agrees with the partner's");
  const where = seconds > 0 ? 'ahead of' : 'behind';
  return bad(`it is ${Math.abs(seconds)} seconds ${where} the partner's: set the clock of this machine`);
}

/** Payments and accounts of another business at the same partner would be unknown to this one. */
async function findPaymentThere({ store }: Services, bank: BankingPartner): Promise<Answer> {
  const recorded = await store.one(findAnyCredited, { partner: bank.name, mode: 'live' });
  if (recorded === undefined) return good('no payment is recorded yet that it would have to know');
  const { partnerCreditId } = recorded;
  if (await bank.findCredit(partnerCreditId)) return good('it knows a payment that is recorded here');
  return bad(
    `it does not know the payment ${partnerCreditId}, which is recorded here: ` +
      'use the keys of the business that received it',
  );
}

async function openAccount({ clock, newId }: Services, bank: BankingPartner): Promise<Answer> {
  const opened = await bank.openVirtualAccount({
    accountId: 'check',
    partnerReference: `esc-check-${newId()}`,
    amount: bank.minimumTransfer,
    customerEmail: 'check@example.com',
    now: clock.now(),
  });
  if (opened === null) return bad('the partner repeats no account: try again');
  const minutes = Math.round((opened.expiresAt - clock.now()) / 60_000);
  const name = opened.accountName === null ? 'no name' : `the name ${JSON.stringify(opened.accountName)}`;
  return good(`the partner opens an account for ${minutes} minutes, and its payer sees ${name}`);
}

/** What is not signed must be refused, but from a sandbox that signs nothing. */
async function postUnsigned({ config }: Services, bank: BankingPartner, statusOf: StatusOf): Promise<Answer> {
  const url = `${config.siteUrl}/partners/${bank.name}/notifications`;
  const remedy = 'set SITE_URL to the https address of this server, and let the partner reach it';
  const isTaken = bank.readNotification({}, Buffer.from('{}')) !== null;
  const expected = isTaken ? 200 : 401;
  const status = await statusOf(url);
  if (status === null) return bad(`${url} does not answer: ${remedy}`);
  if (status !== expected) {
    return bad(`${url} answers ${status} to what is not signed, instead of ${expected}: ${remedy}`);
  }
  const done = isTaken ? 'takes what is not signed, as from a sandbox' : 'refuses what is not signed';
  return good(`${url} answers, and ${done}`);
}
