import { sql } from 'kysely';
import { anyRows, statement, versioned } from '../../adapters/store/statement.js';
import { settingContext } from '../../pipeline/context.js';
import { bothModes, commitSetting } from '../../pipeline/settings.js';
import type { Step } from '../../ports/store.js';
import type { Services } from '../../services.js';
import { type CodeOutcome, type EnteredCode, useEnteredCode } from './enter-code.js';

/** Writes nothing if somebody else signs in with the address, or the person has another one meanwhile. */
const changeAddress = statement<
  { personId: string; email: string; emailKey: string; known: string },
  unknown
>('staff_person.change_address', (db, p) =>
  db
    .updateTable('staff_person')
    .set({ email: p.email, email_key: p.emailKey })
    .where('id', '=', p.personId)
    .where('email_key', '=', p.known)
    .where(sql<boolean>`not exists (select 1 from staff_person as o where o.email_key = ${p.emailKey})`),
);

const endOtherSessions = statement<{ personId: string; id: string; now: number }, unknown>(
  'staff_session.end_others',
  (db, p) =>
    db
      .updateTable('staff_session')
      .set({ ended_at: p.now })
      .where('person_id', '=', p.personId)
      .where('id', '<>', p.id)
      .where('ended_at', 'is', null),
);

interface Changing {
  session: { id: string; personId: string; emailKey: string };
  entered: Pick<EnteredCode, 'browserToken' | 'code' | 'origin'>;
  /** The steps that tell the old address. */
  notice: readonly Step[];
}

/**
 * Makes the address that a right code was sent to the one that a person signs in with, and ends their other
 * sessions. Only whoever reads the new mailbox learns that it is somebody else's here.
 */
export async function takeNewAddress(
  services: Services,
  { session, entered, notice }: Changing,
): Promise<CodeOutcome<{ email: string }> | { refused: 'taken' }> {
  const { id, personId, emailKey: known } = session;
  const used = await useEnteredCode(services, { ...entered, purpose: 'new_address', personId }, () => []);
  if ('refused' in used) return used;
  const { email, emailKey } = used.asked;
  const isCommitted = await commitSetting(services, settingContext(services), {
    accountId: null,
    mode: bothModes,
    steps: [
      versioned(changeAddress, { personId, email, emailKey, known }),
      anyRows(endOtherSessions, { personId, id, now: used.now }),
      ...notice,
    ],
    // Addresses are not kept in the audit log for ever.
    note: { action: 'staff.address_changed', subject: personId, before: null, after: null },
  });
  services.wakeWorker();
  return isCommitted ? { email } : { refused: 'taken' };
}
