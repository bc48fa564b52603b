import { finishing, type LeasedJob } from '../../adapters/store/jobs.js';
import { deleteInPortions } from '../../adapters/store/portions.js';
import { anyRows } from '../../adapters/store/statement.js';
import { done, doneAndDeleted, type JobOutcome, retry } from '../../pipeline/job.js';
import type { MailOutcome } from '../../ports/mailer.js';
import type { Step } from '../../ports/store.js';
import type { Services } from '../../services.js';
import { findMail, findOldMail, purgeMails, recordAttempt } from './queries.js';
import { isOutdated, letterOf } from './words.js';

/** A mail is given up when the mail server has been out of reach for this long. */
const attemptsForMs = 3 * 24 * 3_600_000;
const keptMs = 30 * 24 * 3_600_000;

const noMailer: MailOutcome = {
  outcome: 'unavailable',
  reason: 'No MAIL_URL is set, and live mail never goes to the sandbox',
};

/** Sends one mail. If that is not recorded, it is sent again under the same Message-ID. */
export async function sendMail(services: Services, job: LeasedJob): Promise<JobOutcome> {
  const mail = await services.store.one(findMail, { id: job.subject });
  if (mail?.status !== 'pending') return done;
  const { id, recipient: to, createdAt: writtenAt, mode } = mail;
  const { observer, tracer } = services.observation;
  if (await isOutdated(services, mail)) {
    observer?.mail({ mode, outcome: 'dismissed' });
    const dropped = { id, recipient: to, status: 'dismissed' as const, failure: 'it came too late' };
    const record = anyRows(recordAttempt, { ...dropped, updatedAt: services.clock.now() });
    return (await isCommitted(services, [record, finishing(job)])) ? doneAndDeleted : retry('conflict');
  }
  const mailer = services.mailerFor(mode);
  const begunAtMs = performance.now();
  const sent =
    (await mailer?.send({ id, to, writtenAt, letter: await letterOf(services, mail) })) ?? noMailer;
  observer?.mail({ mode, outcome: sent.outcome });
  const ms = performance.now() - begunAtMs;
  tracer?.mail({ mode, outcome: sent.outcome, cause: mail.traceparent, ms });
  const updatedAt = services.clock.now();
  const isOver = sent.outcome === 'refused' || updatedAt - mail.begunAt >= attemptsForMs;
  const status = sent.outcome === 'accepted' ? 'sent' : isOver ? 'failed' : 'pending';
  const failure = sent.outcome === 'accepted' ? null : sent.reason;
  const record = anyRows(recordAttempt, { id, recipient: to, status, failure, updatedAt });
  const isDone = status !== 'pending';
  const kept = sent.outcome === 'accepted' && sent.step ? [sent.step] : [];
  const steps = isDone ? [record, ...kept, finishing(job)] : [record];
  if (!(await isCommitted(services, steps))) return retry('conflict');
  // The reason may contain the address, which must not reach the log.
  return isDone ? doneAndDeleted : retry('the mail server did not take it');
}

async function isCommitted({ store }: Services, steps: readonly Step[]): Promise<boolean> {
  return (await store.transact(steps)).outcome === 'committed';
}

/** Deletes old finished mails, and old mails of the sandbox mailer. */
export async function purgeOldMails({ store, clock, sandboxMailer }: Services): Promise<void> {
  const before = clock.now() - keptMs;
  for (const status of ['sent', 'dismissed'] as const) {
    const params = { status, before };
    await deleteInPortions(store, { find: findOldMail, params, portion: [anyRows(purgeMails, params)] });
  }
  await sandboxMailer.purge();
}
