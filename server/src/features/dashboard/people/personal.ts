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
  /** It needs a fresh code, or the second factor where one is enrolled. */
  needsProof?: true;
  handle: (page: PersonalPage) => Promise<void>;
}
