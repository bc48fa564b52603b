import type { Account } from '../../adapters/store/rows.js';
import { insertRow } from '../../adapters/store/shapes.js';
import type { AccountSignUp } from '../../adapters/store/sign-up-rows.js';
import { statement, step, versioned } from '../../adapters/store/statement.js';
import { periodOf, signUpsPerNetworkMax } from '../../domain/sign-in/limits.js';
import { staffLimits } from '../../domain/staff/session.js';
import type { ClientNetwork } from '../../http/client-networks.js';
import type { Services } from '../../services.js';
import { createAccount } from '../accounts/manage.js';
import { KeyRefused } from '../keys/manage.js';
import { isLoopbackUrl } from '../pages/own-machine.js';
import { incrementCounter } from '../sign-in/queries.js';
import { staffPurposes } from './purposes.js';
import { insertMember } from './queries.js';

/** Whether strangers may become merchants: as the settings say, else only in a trial on one's own machine. */
export function isSignUpOpen({ config }: Pick<Services, 'config'>): boolean {
  return config.SIGN_UP === undefined ? isLoopbackUrl(config.siteUrl) : config.SIGN_UP === 'open';
}

const insertSignUp = statement<AccountSignUp, unknown>('account_sign_up.insert', (db, p) =>
  insertRow(db, 'account_sign_up', p).onConflict((conflict) => conflict.doNothing()),
);

const listSlots = statement<{ personId: string }, Pick<AccountSignUp, 'slot'>>(
  'account_sign_up.slots',
  (db, p) => db.selectFrom('account_sign_up').select('slot').where('person_id', '=', p.personId),
);

/** Returns how many more accounts a person may open. */
export async function signUpsLeft({ store }: Pick<Services, 'store'>, personId: string): Promise<number> {
  const taken = await store.all(listSlots, { personId });
  return staffLimits.ownAccountsMax - taken.length;
}

interface SigningUp {
  person: { id: string; email: string };
  name: string;
  networks: readonly ClientNetwork[];
}

export type SignUpRefusal = 'closed' | 'too_many' | 'network';

/** Mails to strangers quote the name, so it can be neither a link nor a second line. */
function isMailableName(name: string): boolean {
  return !/:\/\/|www\.|[\p{Cc}\p{Zl}\p{Zp}]/iu.test(name);
}

/**
 * Opens an account in test mode with its owner. Concurrent requests collide in the database at the number of
 * accounts that one person opens.
 *
 * @throws KeyRefused for an invalid name, or after a lost race
 */
export async function openAccount(
  services: Services,
  { person, name, networks }: SigningUp,
): Promise<{ account: Account } | { refused: SignUpRefusal }> {
  if (!isSignUpOpen(services)) return { refused: 'closed' };
  if (!isMailableName(name))
    throw new KeyRefused('The name is a business, on one line and without an address of the web.');
  const { store, clock } = services;
  const taken = new Set((await store.all(listSlots, { personId: person.id })).map(({ slot }) => slot));
  const slots = Array.from({ length: staffLimits.ownAccountsMax }, (_, n) => n + 1);
  const slot = slots.find((each) => !taken.has(each));
  if (slot === undefined) return { refused: 'too_many' };
  if (!(await countSignUp(services, networks))) return { refused: 'network' };
  const createdAt = clock.now();
  const { account } = await createAccount(services, name, 'free', person.email, ({ id: accountId }) => [
    versioned(insertSignUp, { accountId, personId: person.id, slot, createdAt }),
    step(insertMember, { accountId, personId: person.id, role: 'owner', createdAt }),
  ]);
  return { account };
}

/** Counts an account that a network opens; false at its limit. */
async function countSignUp(
  { store, clock, keyedHash }: Services,
  networks: readonly ClientNetwork[],
): Promise<boolean> {
  const period = periodOf('sign_ups', clock.now());
  const counted = networks.map(({ name, factor }) =>
    versioned(incrementCounter, {
      scope: 'sign_ups',
      subject: keyedHash(staffPurposes.network, name),
      period,
      max: signUpsPerNetworkMax * factor,
    }),
  );
  return (await store.transact(counted)).outcome === 'committed';
}
