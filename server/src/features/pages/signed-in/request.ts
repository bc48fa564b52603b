import type { SignInLinks } from '@escrow-checkout/web';
import type { Request, Response } from 'express';
import type { Checkout } from '../../../domain/records.js';
import type { Services } from '../../../services.js';
import type { Uploads } from '../../photos/upload-room.js';
import { type Asked, checkoutsOf } from '../../sign-in/checkouts.js';
import type { OpenSession } from '../../sign-in/queries.js';
import { readSession } from '../../sign-in/session.js';
import { readCookie } from '../cookies.js';
import type { FormLimit } from './form-limit.js';

/** A request for a page that needs a sign-in. */
export interface PageRequest<Links extends SignInLinks = SignInLinks> {
  services: Services;
  request: Request;
  response: Response;
  formLimit: FormLimit;
  uploads: Uploads;
  asked: Asked;
  links: Links;
}

/** Who is signed in, and which of their checkouts the address names. */
export interface Found {
  session: OpenSession;
  checkouts: readonly Checkout[];
}

/** Returns null if nobody is signed in. */
export async function findOwn({ services, request, asked }: PageRequest): Promise<Found | null> {
  const session = await readSession(services, readCookie(services, request, 'session'));
  return session && { session, checkouts: await checkoutsOf(services, session, asked) };
}

/** Who is signed in, and the only one of their checkouts that the address names. */
export interface SignedIn {
  session: OpenSession;
  checkout: Checkout;
}

/** Finds the signed-in person's checkout at an address; null unless exactly one fits. */
export async function findOnly(page: PageRequest): Promise<SignedIn | null> {
  const found = await findOwn(page);
  const [checkout, ...others] = found?.checkouts ?? [];
  return found && checkout && others.length === 0 ? { session: found.session, checkout } : null;
}
