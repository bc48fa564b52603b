import type { Request, Response } from 'express';
import type { Mode, Plan } from '../../domain/records.js';
import type { Right, Role } from '../../domain/staff/rights.js';

/** A person's look at one account in one mode, as the dashboard has found them entitled to it. */
export interface Visit {
  person: { id: string; email: string };
  account: { id: string; name: string; plan: Plan };
  mode: Mode;
  role: Role;
  /** When the person last proved themselves in this session, in ms; null if only by signing in long ago. */
  provedAt: number | null;
  /** What each form of the session sends along, against requests that another site makes. */
  formToken: string;
}

/**
 * A page or an action of the dashboard below `/dashboard/:account/:mode`. Whoever mounts it has checked the
 * session, the membership, the right, the form's token and, with `needsProof`, that the proof is recent.
 */
export interface DashboardRoute {
  method: 'get' | 'post';
  /** Begins with a slash; `/` alone is the home page. */
  path: string;
  right: Right;
  needsProof?: true;
  handle: (visit: Visit, request: Request, response: Response) => Promise<void>;
}
