import { timingSafeEqual } from 'node:crypto';
import express, { type Request, type Response } from 'express';
import { clientNetworks } from '../../../http/client-networks.js';
import type { Services } from '../../../services.js';
import { readCookie } from '../../pages/cookies.js';
import { isOfThisMachine } from '../../pages/own-machine.js';
import { fieldOf } from '../../pages/signed-in/form.js';
import type { Origin } from '../../sign-in/request-code.js';

/** Parses a form of the dashboard; the limits fit its largest. */
export const dashboardForm = express.urlencoded({ extended: false, limit: '64kb', parameterLimit: 200 });

/** Reads all values of a field that a form may repeat, such as boxes to tick. */
export function fieldsOf({ body }: Request, name: string): string[] {
  const value: unknown = (body as Record<string, unknown> | undefined)?.[name];
  const values = Array.isArray(value) ? value : [value];
  return values.filter((each): each is string => typeof each === 'string' && !each.includes('\0'));
}

/** A request of the dashboard. */
export interface StaffRequest {
  services: Services;
  request: Request;
  response: Response;
}

export function originOf({ services, request }: StaffRequest): Origin {
  return {
    networks: clientNetworks(request, services.config.PROXY_HOPS),
    knownCookie: (name) => readCookie(services, request, `known_${name}`),
  };
}

/**
 * Returns where a code goes that this request asks for: out through the mail server; without one, into the
 * inbox of one's own machine, which nobody else reads; else nowhere.
 */
export function mailModeOf({ services, request }: StaffRequest): 'test' | 'live' | null {
  if (services.config.MAIL_URL !== undefined) return 'live';
  return isOfThisMachine(services, request) ? 'test' : null;
}

/** In a local trial the page links to the inbox that holds the mails. */
export function inboxOf(page: StaffRequest): string | undefined {
  return mailModeOf(page) === 'test' ? '/sandbox/inbox' : undefined;
}

/** Whether a form carries the token of its session, which no other site can read. */
export function hasFormToken(request: Request, formToken: string): boolean {
  const [given, own] = [Buffer.from(fieldOf(request, 'form_token')), Buffer.from(formToken)];
  return given.length === own.length && timingSafeEqual(given, own);
}

const pathPattern = /^\/dashboard(?:\/[\w.~-]+)*(?:\?[\w.~%=&+-]*)?$/;

/** Returns the page to go to after a sign-in or a proof; any address that is not ours becomes the first. */
export function nextPage(typed: unknown): string {
  const isOwn =
    typeof typed === 'string' && typed.length <= 500 && pathPattern.test(typed) && !typed.includes('/.');
  return isOwn ? typed : '/dashboard';
}

/** What a browser calls itself, for the list of sessions. */
export function browserOf({ headers }: Request): string {
  const printable = (headers['user-agent'] ?? '').replace(/[^\x20-\x7e]/g, '');
  return printable.slice(0, 200);
}
