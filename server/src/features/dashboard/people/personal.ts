import type { OpenStaffSession } from '../../staff/queries.js';
import type { StaffRequest } from './request.js';

/** A request of a person about themselves, whatever account they are a member of. */
export interface PersonalPage extends StaffRequest {
  session: OpenStaffSession;
  formToken: string;
}

/** A page or an action of a person; whoever mounts it has checked the session and the form's token. */
export interface PersonalRoute {
  method: 'get' | 'post';
  /** The whole path. */
  path: string;
  /** It needs a fresh code from a mail and, where a second factor is enrolled, that as well. */
  needsProof?: true;
  /** The page to go to after the proof, for a form. */
  shownAt?: string;
  handle: (page: PersonalPage) => Promise<void>;
}
