import { enqueue } from '../../adapters/store/commit-statements.js';
import { insertMail } from '../../adapters/store/mail-statements.js';
import { anyRows } from '../../adapters/store/statement.js';
import type { MailData, MailTemplate } from '../../domain/mail/templates.js';
import type { Checkout, Mode } from '../../domain/records.js';
import type { Step } from '../../ports/store.js';
import type { Services } from '../../services.js';
import { insertMailToAccount } from './queries.js';

/** What mails are filled with is sealed, since later ones carry codes and links. */
export const mailPurpose = 'mail';

interface MailToAccount<Name extends MailTemplate> {
  accountId: string;
  mode: Mode;
  template: Name;
  /** What it tells of; a second mail of this template about the same is not written. */
  cause: string;
  data: MailData[Name];
}

/** The step of the causing commit that writes to a merchant. Without an address on file it does nothing. */
export function mailToAccount<Name extends MailTemplate>(
  { newId, clock, sealer }: Services,
  { data, ...mail }: MailToAccount<Name>,
): Step {
  const dataSealed = sealer.seal(mailPurpose, JSON.stringify(data));
  return anyRows(insertMailToAccount, { ...mail, id: newId(), dataSealed, now: clock.now() });
}

/**
 * The steps that write to the buyer or seller of an order, at the address that the merchant gave for him.
 * Somebody waits for this mail, so it sets its own alarm instead of being found by the next sweep.
 */
export function mailTo<Name extends MailTemplate>(
  { newId, clock, sealer }: Services,
  { id: checkoutId, accountId, mode }: Checkout,
  recipient: string,
  { template, cause, data }: Pick<MailToAccount<Name>, 'template' | 'cause' | 'data'>,
): Step[] {
  const [id, now] = [newId(), clock.now()];
  const dataSealed = sealer.seal(mailPurpose, JSON.stringify(data));
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
