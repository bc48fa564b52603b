import { Email } from '@escrow-checkout/contract';
import { sql } from 'kysely';
import type { Mail } from '../../adapters/store/mail-rows.js';
import { columns } from '../../adapters/store/shapes.js';
import { anyRows, statement, step } from '../../adapters/store/statement.js';
import type { RenderedMail } from '../../domain/mail/render.js';
import type { Services } from '../../services.js';
import { findMail } from '../mail/queries.js';
import { wordsOf } from '../mail/words.js';
import { CommandRefused, found } from './act.js';

const listOfStatus = statement<{ status: Mail['status'] }, Mail>('operator.mails', (db, p) =>
  db
    .selectFrom('mail')
    .select(columns('mail'))
    .where('status', '=', p.status)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(100)),
);

type Resolution = Pick<Mail, 'id' | 'status' | 'recipient'> & { known: Mail['status']; now: number };

/** Restarts the period in which a mail is attempted. */
const recordResolution = statement<Resolution, unknown>('operator.resolve_mail', (db, p) =>
  db
    .updateTable('mail')
    .set({ status: p.status, recipient: p.recipient, begun_at: p.now, updated_at: p.now })
    .where('id', '=', p.id)
    .where('status', '=', p.known),
);

/** Deletes a waiting job: the sweep enqueues the mail again, to run at once. */
const dropJob = statement<{ id: string; now: number }, unknown>('operator.drop_mail_job', (db, p) =>
  db
    .deleteFrom('job')
    .where('kind', '=', sql.lit('mail.send'))
    .where('subject', '=', p.id)
    .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<=', p.now)])),
);

/** Newest first, at most 100. */
export function listMails({ store }: Services, status: Mail['status']): Promise<Mail[]> {
  return store.all(listOfStatus, { status });
}

export async function readMail(services: Services, id: string): Promise<{ mail: Mail; words: RenderedMail }> {
  const mail = found(await services.store.one(findMail, { id }), 'mail', id, 'mail list');
  return { mail, words: await wordsOf(services, mail) };
}

/**
 * Attempts an unsent mail at once.
 *
 * @param to another address than its own
 */
export async function retryMail(services: Services, id: string, to?: string): Promise<void> {
  const { mail } = await readMail(services, id);
  if (to === undefined) return resolveMail(services, mail, 'pending', mail.recipient);
  const address = Email.safeParse(to.trim());
  if (!address.success) throw new CommandRefused(`The address ${address.error.issues[0]?.message}.`);
  return resolveMail(services, mail, 'pending', address.data);
}

export async function dismissMail(services: Services, id: string): Promise<{ isRepeat: boolean }> {
  const { mail } = await readMail(services, id);
  if (mail.status === 'dismissed') return { isRepeat: true };
  await resolveMail(services, mail, 'dismissed', mail.recipient);
  return { isRepeat: false };
}

async function resolveMail(
  { store, clock }: Services,
  { id, status: known }: Mail,
  status: Mail['status'],
  recipient: string,
): Promise<void> {
  if (known === 'sent') throw new CommandRefused('It was sent already: nothing is left to do.');
  const now = clock.now();
  const steps = [
    step(recordResolution, { id, status, recipient, known, now }),
    anyRows(dropJob, { id, now }),
  ];
  if ((await store.transact(steps)).outcome === 'committed') return;
  throw new CommandRefused('It changed at this moment: run the command again.');
}
