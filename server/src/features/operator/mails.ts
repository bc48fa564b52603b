import { Email } from '@escrow-checkout/contract';
import { sql } from 'kysely';
import type { Mail } from '../../adapters/store/mail-rows.js';
import { selectNewest } from '../../adapters/store/row-statements.js';
import { anyRows, statement, step } from '../../adapters/store/statement.js';
import type { AuditNote } from '../../domain/audit.js';
import { type RenderedMail, renderLetter } from '../../domain/mail/render.js';
import type { Mode } from '../../domain/records.js';
import { settingContext } from '../../pipeline/context.js';
import { commitSetting } from '../../pipeline/settings.js';
import type { Services } from '../../services.js';
import { findMail } from '../mail/queries.js';
import { letterOf } from '../mail/words.js';
import { CommandRefused, found } from './act.js';

const listOfStatus = selectNewest('operator.mails', 'mail', ['mode', 'status'], 100);

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
export function listMails({ store }: Services, status: Mail['status'], mode: Mode): Promise<Mail[]> {
  return store.all(listOfStatus, { status, mode });
}

/**
 * Returns what an operator may read of a mail. A live code signs in as somebody else, so it is hidden; a code
 * of test mode is shown on request, since its mails are sent to nobody.
 *
 * @throws CommandRefused when a live code is requested
 */
export async function showMail(
  services: Services,
  id: string,
  isCodeRequested: boolean,
): Promise<{ mail: Mail; subject: string; text: string }> {
  const { mail, words } = await readMail(services, id);
  const { subject, text } = words;
  if (!isCodeMail(mail)) return { mail, subject, text };
  if (!isCodeRequested) return { mail, subject, text: hidden(text) };
  if (mail.mode === 'test') return { mail, subject, text };
  throw new CommandRefused('A live code is for its own reader alone: show the mail without --code.');
}

/** Codes go to their own address alone. */
function isCodeMail({ template }: Mail): boolean {
  return template === 'sign_in.code' || template === 'staff.code' || template === 'staff.invitation';
}

const codeLine = /^ {2}\d[\d ]*$/gm;
/** The link of an invitation opens what it invites to. */
const tokenOfLink = /([?&]token=)\S+/g;

function hidden(text: string): string {
  return text.replace(codeLine, '  (hidden)').replace(tokenOfLink, '$1(hidden)');
}

export async function readMail(services: Services, id: string): Promise<{ mail: Mail; words: RenderedMail }> {
  const mail = found(await services.store.one(findMail, { id }), 'mail', id, 'mail list');
  return { mail, words: renderLetter(await letterOf(services, mail)) };
}

/**
 * Attempts an unsent mail at once.
 *
 * @param to another address than its own
 * @throws CommandRefused when a code is to go to another address
 */
export async function retryMail(services: Services, id: string, to?: string): Promise<void> {
  const { mail } = await readMail(services, id);
  if (to === undefined) return resolveMail(services, mail, 'pending', mail.recipient);
  if (isCodeMail(mail)) {
    throw new CommandRefused('A code is for its own address alone: retry the mail without --to.');
  }
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
  services: Services,
  { id, accountId, mode, status: known, recipient: knownRecipient }: Mail,
  status: Mail['status'],
  recipient: string,
): Promise<void> {
  if (known === 'sent') throw new CommandRefused('It was sent already: nothing is left to do.');
  const now = services.clock.now();
  const steps = [
    step(recordResolution, { id, status, recipient, known, now }),
    anyRows(dropJob, { id, now }),
  ];
  const note: AuditNote = {
    action: status === 'dismissed' ? 'mail.dismissed' : 'mail.retried',
    subject: id,
    before: { status: known },
    // An address has no place in a log that is kept for ever.
    after: { status, to_another_address: recipient !== knownRecipient },
  };
  if (await commitSetting(services, settingContext(services), { accountId, mode, steps, note })) return;
  throw new CommandRefused('It changed at this moment: run the command again.');
}
