import { type RawBuilder, sql } from 'kysely';
import type { Change } from '../../domain/change.js';
import type { Step } from '../../ports/store.js';
import type { Mail } from './mail-rows.js';
import { anyRows, statement } from './statement.js';

/** One mail of a row, or of two that are written together. */
type TriggeredMail = Pick<Mail, 'id' | 'template' | 'cause' | 'recipient' | 'factsJson'>;

type Shared = Pick<Mail, 'accountId' | 'mode' | 'checkoutId' | 'dataSealed'> & { now: number };

/** @param traceparent the span to keep, or none as a literal, which costs a statement nothing */
function insertMails(
  shared: Shared,
  mails: readonly TriggeredMail[],
  traceparent: unknown = sql`null`,
): RawBuilder<unknown> {
  const { accountId, mode, checkoutId, dataSealed, now } = shared;
  const rows = mails.map(
    ({ id, template, cause, recipient, factsJson }) =>
      sql`(${id}, ${accountId}, ${mode}, ${template}, ${cause}, ${recipient}, ${checkoutId}, ${factsJson},
        ${dataSealed}, 'pending', 0, ${now}, ${now}, ${now}, ${traceparent})`,
  );
  return sql`insert into mail (id, account_id, mode, template, cause, recipient, checkout_id,
      facts_json, data_sealed, status, attempts, begun_at, created_at, updated_at, traceparent)
    values ${sql.join(rows)} on conflict (template, cause) do nothing`;
}

/** Inserts a mail once for each cause. */
export const insertMail = statement<Shared & TriggeredMail, unknown>('mail.insert', (_db, p) =>
  insertMails(p, [p]),
);

interface Traced {
  traceparent: string;
}

/** Inserts a mail that keeps its span. */
export const insertTracedMail = statement<Shared & TriggeredMail & Traced, unknown>(
  'mail.insert_traced',
  (_db, p) => insertMails(p, [p], p.traceparent),
);

/** The fields of the second mail, under names of its own. */
type Other = { readonly [Field in keyof TriggeredMail as `other${Capitalize<Field>}`]: TriggeredMail[Field] };

function pairOf(p: TriggeredMail & Other): readonly [TriggeredMail, TriggeredMail] {
  const other = {
    id: p.otherId,
    template: p.otherTemplate,
    cause: p.otherCause,
    recipient: p.otherRecipient,
    factsJson: p.otherFactsJson,
  };
  return [p, other];
}

/** Inserts the mails to both sides of a checkout in one statement. */
export const insertPair = statement<Shared & TriggeredMail & Other, unknown>('mail.insert_pair', (_db, p) =>
  insertMails(p, pairOf(p)),
);

/** Inserts two mails that keep their span. */
export const insertTracedPair = statement<Shared & TriggeredMail & Other & Traced, unknown>(
  'mail.insert_traced_pair',
  (_db, p) => insertMails(p, pairOf(p), p.traceparent),
);

/** Returns the steps that write the mails of a change. */
export function mailSteps(change: Change, newId: () => string): Step[] {
  const { accountId, mode, at, clockOffsetMs } = change;
  const now = Math.max(0, at - clockOffsetMs);
  const mails = change.mails.map(({ facts, ...mail }) => {
    const row = { ...mail, id: newId(), factsJson: facts && JSON.stringify(facts) };
    return { ...row, accountId, mode, dataSealed: '', now };
  });
  const steps: Step[] = [];
  for (let first = 0; first < mails.length; first += 2) {
    const [mail, other] = mails.slice(first, first + 2);
    if (mail && other) steps.push(anyRows(insertPair, { ...mail, ...asOther(other) }));
    else if (mail) steps.push(anyRows(insertMail, mail));
  }
  return steps;
}

function asOther({ id, template, cause, recipient, factsJson }: TriggeredMail): Other {
  return {
    otherId: id,
    otherTemplate: template,
    otherCause: cause,
    otherRecipient: recipient,
    otherFactsJson: factsJson,
  };
}
