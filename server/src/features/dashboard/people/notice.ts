import type { StaffNotice } from '../../../domain/mail/staff-data.js';
import { contextOf } from '../../../http/context.js';
import type { Step } from '../../../ports/store.js';
import type { Services } from '../../../services.js';
import { mailToPerson } from '../../mail/write.js';
import { actingAs } from './acting.js';
import type { PersonalPage } from './personal.js';
import { mailModeOf } from './request.js';

/** Returns the steps that tell a person by mail what was done, since it may have been somebody else. */
export function noticeTo(page: PersonalPage, what: StaffNotice): Step[] {
  const { services, response, session } = page;
  const { email } = session;
  const mode = mailModeOf(page);
  if (mode === null) return [];
  return mailToPerson(services, email, {
    accountId: null,
    mode,
    template: 'staff.notice',
    cause: services.newId(),
    data: { what, email, network: contextOf(response).network, at: services.clock.now() },
  });
}

/** The services, for what a person changes of themselves. */
export function actingOf({ services, response, session }: PersonalPage): Services {
  const person = { id: session.personId, email: session.email };
  return actingAs(services, { person, network: contextOf(response).network });
}
