import { Account as AccountAnswer, Email } from '@escrow-checkout/contract';
import { sql } from 'kysely';
import { insertOne, selectBy } from '../../adapters/store/row-statements.js';
import type { Account } from '../../adapters/store/rows.js';
import { statement, step } from '../../adapters/store/statement.js';
import type { DefaultSecret } from '../../adapters/store/webhook-rows.js';
import type { AuditNote } from '../../domain/audit.js';
import type { Mode, Plan } from '../../domain/records.js';
import { settingContext } from '../../pipeline/context.js';
import { isRefusal, lostRace, retryLostRace } from '../../pipeline/retry.js';
import { bothModes, commitSetting } from '../../pipeline/settings.js';
import type { Step } from '../../ports/store.js';
import type { Services } from '../../services.js';
import { KeyRefused } from '../keys/manage.js';
import { insertDefaultSecret } from '../webhooks/queries.js';
import { defaultPlaces, makeSecret } from '../webhooks/secret.js';
import { findAccount } from './queries.js';

type Tools = Pick<Services, 'store' | 'clock' | 'newId' | 'randomBytes' | 'sealer' | 'keyedHash' | 'author'>;

const insertAccount = insertOne('account.insert', 'account');

/** Writes nothing if another command changed the plan meanwhile. */
const changePlan = statement<{ id: string; plan: Plan; known: Plan }, unknown>(
  'account.change_plan',
  (db, p) =>
    db.updateTable('account').set({ plan: p.plan }).where('id', '=', p.id).where('plan', '=', p.known),
);

/** Writes nothing if another command changed the address meanwhile. */
const changeEmail = statement<{ id: string; email: string | null; known: string }, unknown>(
  'account.change_email',
  (db, p) =>
    db
      .updateTable('account')
      .set({ email: p.email })
      .where('id', '=', p.id)
      .where(sql<boolean>`coalesce(email, '') = ${p.known}`),
);

const listAccounts = selectBy('account.list', 'account', [], ['createdAt', 'id']);

/**
 * Creates a merchant account. The default signing secret of each mode is shown once.
 *
 * @param email the address for mails to the merchant; null: no mails
 * @param also returns what is written in the same commit
 * @throws KeyRefused for an invalid name or address
 */
export async function createAccount(
  tools: Tools,
  name: string,
  plan: Plan,
  email: string | null = null,
  also: (account: Account) => Step[] = () => [],
) {
  const named = AccountAnswer.shape.name.safeParse(name);
  if (!named.success) throw new KeyRefused(`The name ${named.error.issues[0]?.message}.`);
  const accountId = tools.newId();
  const secretIn = (mode: Mode) => makeSecret(tools, defaultPlaces({ accountId, mode }));
  const [test, live] = [secretIn('test'), secretIn('live')];
  const account: Account = {
    id: accountId,
    name,
    plan,
    clockOffsetMs: 0,
    createdAt: tools.clock.now(),
    email: email === null ? null : readEmail(email),
  };
  const isCommitted = await commitSetting(tools, settingContext(tools), {
    accountId,
    mode: bothModes,
    steps: [
      step(insertAccount, account),
      step(insertDefaultSecret, newDefaultSecret(account.id, 'test', test.sealed)),
      step(insertDefaultSecret, newDefaultSecret(account.id, 'live', live.sealed)),
      ...also(account),
    ],
    note: {
      action: 'account.created',
      subject: accountId,
      before: null,
      after: { name, plan, email: account.email },
    },
  });
  if (!isCommitted) throw new KeyRefused('You are opening accounts at the same moment; try again.');
  return { account, defaultSecrets: { test: test.secret, live: live.secret } };
}

function newDefaultSecret(accountId: string, mode: Mode, secretSealed: string): DefaultSecret {
  return { accountId, mode, secretSealed, previousSecretSealed: null, previousSecretUntil: null };
}

export async function setPlan(tools: Tools, accountId: string, plan: Plan): Promise<void> {
  await changeAccount(tools, accountId, (account) => {
    if (account.plan === plan) return null;
    return {
      step: step(changePlan, { id: accountId, plan, known: account.plan }),
      note: {
        action: 'account.plan_changed',
        subject: accountId,
        before: { plan: account.plan },
        after: { plan },
      },
    };
  });
}

/** Sets the address for mails to the merchant; null: no mails. */
export async function setEmail(tools: Tools, accountId: string, email: string | null): Promise<void> {
  const address = email === null ? null : readEmail(email);
  await changeAccount(tools, accountId, (account) => {
    if (account.email === address) return null;
    return {
      step: step(changeEmail, { id: accountId, email: address, known: account.email ?? '' }),
      note: {
        action: 'account.email_changed',
        subject: accountId,
        before: { email: account.email },
        after: { email: address },
      },
    };
  });
}

/** @param decide returns null if nothing is to be changed */
async function changeAccount(
  tools: Tools,
  accountId: string,
  decide: (account: Account) => { step: Step; note: AuditNote } | null,
): Promise<void> {
  const done = await retryLostRace(async () => {
    const account = await tools.store.one(findAccount, { id: accountId });
    if (!account) throw new KeyRefused(`There is no account ${accountId}.`);
    const decided = decide(account);
    if (decided === null) return 'done';
    const change = { accountId, mode: bothModes, steps: [decided.step], note: decided.note };
    return (await commitSetting(tools, settingContext(tools), change)) ? 'done' : lostRace;
  });
  if (isRefusal(done))
    throw new KeyRefused('Others are changing this account at the same moment; try again.');
}

function readEmail(text: string): string {
  const email = Email.safeParse(text.trim());
  if (email.success) return email.data;
  throw new KeyRefused(`The address ${email.error.issues[0]?.message}.`);
}

export function accounts(tools: Tools): Promise<Account[]> {
  return tools.store.all(listAccounts, {});
}
