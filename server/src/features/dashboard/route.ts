import type { Request, Response } from 'express';
import type { Mode, Plan } from '../../domain/records.js';
import type { Right, Role } from '../../domain/staff/rights.js';
import type { Storing } from '../../http/form-quota.js';

/** A person's look at one account in one mode, as the dashboard has found them entitled to it. */
export interface Visit {
  person: { id: string; email: string };
  account: { id: string; name: string; plan: Plan };
  mode: Mode;
  role: Role;
  /** Where the request came from, as the audit log keeps it. */
  network: string;
  sessionId: string;
  /** When the person last proved themselves as this route needs it, in ms; null if not in this session. */
  provedAt: number | null;
  /** What each form of the session sends along as `form_token`, against requests that another site makes. */
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
  /** What a form does to what is stored; without it, it changes what is. */
  storing?: (request: Request) => Storing;
  /** Whoever has come in around their second factor does this a day later: it could redirect money. */
  rests?: true;
  /** Whether the form carries a file. */
  takesFile?: true;
  /** Whether the form carries photos: its handler reads it by `readStaffPhotos`, which checks its token. */
  takesPhotos?: true;
  handle: (visit: Visit, request: Request, response: Response) => Promise<void>;
}

/** The address of a page of an account in a mode. */
export function dashboardPath({ account, mode }: { account: { id: string }; mode: Mode }, path = ''): string {
  return `/dashboard/${account.id}/${mode}${path === '/' ? '' : path}`;
}
