import { enqueue } from '../../adapters/store/commit-statements.js';
import { insertMail } from '../../adapters/store/mail-statements.js';
import { anyRows } from '../../adapters/store/statement.js';
import type { MailData, MailTemplate } from '../../domain/mail/templates.js';
import type { Checkout, Mode } from '../../domain/records.js';
import { sealedPlaces } from '../../ports/sealed-places.js';
import type { Step } from '../../ports/store.js';
import type { Services } from '../../services.js';
import { insertMailToAccount } from './queries.js';

interface MailToAccount<Name extends MailTemplate> {
  accountId: string;
  mode: Mode;
  template: Name;
  /** A second mail of this template with the same cause is not written. */
  cause: string;
  data: MailData[Name];
}

/**
 * Returns the step of the causing commit that mails the merchant, if an address is on file. The data is
 * sealed, since some mails carry codes and links.
 */
export function mailToAccount<Name extends MailTemplate>(
  { newId, clock, sealer }: Services,
  { data, ...mail }: MailToAccount<Name>,
): Step {
  const id = newId();
  const dataSealed = sealer.seal(sealedPlaces.mail({ id }), JSON.stringify(data));
  return anyRows(insertMailToAccount, { ...mail, id, dataSealed, now: clock.now() });
}

/**
 * Returns the steps that mail the buyer or seller of a checkout at the address that the merchant gave. The
 * recipient waits for this mail, so its job is enqueued at once instead of by the next sweep.
 */
export function mailTo<Name extends MailTemplate>(
  { newId, clock, sealer }: Services,
  { id: checkoutId, accountId, mode }: Checkout,
  recipient: string,
  { template, cause, data }: Pick<MailToAccount<Name>, 'template' | 'cause' | 'data'>,
): Step[] {
  const [id, now] = [newId(), clock.now()];
  const dataSealed = sealer.seal(sealedPlaces.mail({ id }), JSON.stringify(data));
  const mail = {
    id,
    accountId,
    mode,
    template,
    cause,
    recipient,
    checkoutId,
    factsJson: null,
    dataSealed,
    now,
  };
  const job = { id: newId(), kind: 'mail.send', subject: id, accountId, mode, runAt: now, createdAt: now };
  return [anyRows(insertMail, mail), anyRows(enqueue, job)];
}

/**
 * Returns the steps that mail a person who works for merchants. They wait for this mail, so its job is
 * enqueued at once.
 *
 * @param mode test: it stays in the inbox of one's own machine; live: it leaves through the mail server
 */
export function mailToPerson<Name extends MailTemplate>(
  { newId, clock, sealer }: Services,
  recipient: string,
  {
    accountId,
    mode,
    template,
    cause,
    data,
  }: Omit<MailToAccount<Name>, 'accountId'> & { accountId: string | null },
): Step[] {
  const [id, now] = [newId(), clock.now()];
  const dataSealed = sealer.seal(sealedPlaces.mail({ id }), JSON.stringify(data));
  const about = { accountId, mode, checkoutId: null, factsJson: null };
  const job = { id: newId(), kind: 'mail.send', subject: id, accountId, mode, runAt: now, createdAt: now };
  return [
    anyRows(insertMail, { ...about, id, template, cause, recipient, dataSealed, now }),
    anyRows(enqueue, job),
  ];
}
