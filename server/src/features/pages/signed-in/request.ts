import type { SignInLinks } from '@escrow-checkout/web';
import type { Request, Response } from 'express';
import type { Checkout } from '../../../domain/records.js';
import type { Services } from '../../../services.js';
import { type Asked, checkoutsOf } from '../../sign-in/checkouts.js';
import type { OpenSession } from '../../sign-in/queries.js';
import { readSession } from '../../sign-in/session.js';
import { readCookie } from '../cookies.js';

/** One request for a page that is for somebody alone. */
export interface PageRequest<Links extends SignInLinks = SignInLinks> {
  services: Services;
  request: Request;
  response: Response;
  asked: Asked;
  links: Links;
}

/** Who is signed in, and what of his the address means. */
export interface Found {
  session: OpenSession;
  checkouts: readonly Checkout[];
}

/** Null: nobody is signed in. */
export async function findOwn({ services, request, asked }: PageRequest): Promise<Found | null> {
  const session = await readSession(services, readCookie(services, request, 'session'));
  return session && { session, checkouts: await checkoutsOf(services, session, asked) };
}

/** The one thing of the signed-in person that the address means; null where that is none, or not one. */
export async function findOnly(
  page: PageRequest,
): Promise<{ session: OpenSession; checkout: Checkout } | null> {
  const found = await findOwn(page);
  const [checkout, ...others] = found?.checkouts ?? [];
  return found && checkout && others.length === 0 ? { session: found.session, checkout } : null;
}
