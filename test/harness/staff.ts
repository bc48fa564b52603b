import { expect } from 'vitest';
import { anyRows, statement } from '../../server/src/adapters/store/statement.js';
import type { Role } from '../../server/src/domain/staff/rights.js';
import { findStaffPerson, insertMember } from '../../server/src/features/staff/queries.js';
import type { Service } from './service.js';
import { newestCode, type Page, Visitor } from './visitor.js';

const endOfProof = statement<{ personId: string }, unknown>('suite.end_proof', (db, p) =>
  db
    .updateTable('staff_session')
    .set(({ lit }) => ({ code_proved_at: lit(0), factor_proved_at: lit(0) }))
    .where('person_id', '=', p.personId),
);

/** A person who works for merchants, with a browser. */
export class StaffUser {
  readonly visitor: Visitor;

  constructor(
    readonly service: Service,
    readonly email: string,
    private readonly heads: Record<string, string> = {},
    private readonly origin?: string,
  ) {
    this.visitor = new Visitor(service, heads, origin);
  }

  /** Signs in by the forms, and returns the page that follows. */
  async signIn(): Promise<Page> {
    expect((await this.visitor.post('/dashboard/sign-in', { email: this.email })).status).toBe(303);
    const code = await newestCode(this.service);
    const page = await this.visitor.post('/dashboard/sign-in/code', { code });
    expect(page.status).toBe(303);
    return this.visitor.get(page.location ?? '/dashboard');
  }

  get(path: string): Promise<Page> {
    return this.visitor.get(path);
  }

  /** Posts a form with the token of the session, which a page shows. */
  async post(path: string, fields: Record<string, string | string[]> = {}): Promise<Page> {
    return this.visitor.post(path, { form_token: await this.formToken(), ...fields });
  }

  async formToken(): Promise<string> {
    const { text } = await this.visitor.get('/dashboard/proof');
    return /name="form_token" value="([^"]+)"/.exec(text)?.[1] ?? '';
  }

  async personId(): Promise<string> {
    const { store } = this.service.deps.services;
    const person = await store.one(findStaffPerson, { emailKey: this.email });
    if (!person) throw new Error(`${this.email} has never signed in`);
    return person.id;
  }

  /** Makes the person a member, as an accepted invitation does. */
  async join(accountId: string, role: Role): Promise<void> {
    const { store, clock } = this.service.deps.services;
    const member = { accountId, personId: await this.personId(), role, createdAt: clock.now() };
    await store.transact([anyRows(insertMember, member)]);
  }

  /** Enters a fresh code, as the page before something that matters asks. */
  async prove(): Promise<void> {
    expect((await this.post('/dashboard/proof/code')).status).toBe(303);
    const entered = { by: 'code', code: await newestCode(this.service) };
    expect((await this.post('/dashboard/proof', entered)).status).toBe(303);
  }

  /** The same person with another browser. */
  elsewhere(): StaffUser {
    return new StaffUser(this.service, this.email, this.heads, this.origin);
  }

  /** Lets ten minutes pass as far as proofs are concerned. */
  async endProof(): Promise<void> {
    await this.service.deps.services.store.transact([
      anyRows(endOfProof, { personId: await this.personId() }),
    ]);
  }
}

let count = 0;

export interface Owner {
  user: StaffUser;
  accountId: string;
  /** Of the account. */
  name: string;
  at(mode: string, path?: string): string;
}

/** A person who has signed up, with their account. @param origin the address in their browser's bar */
export async function newOwner(service: Service, origin?: string): Promise<Owner> {
  const user = new StaffUser(service, `owner-${++count}@example.com`, {}, origin);
  await user.signIn();
  const name = `Shop of owner ${count}`;
  const opened = await user.post('/dashboard/accounts', { name });
  const accountId = opened.location?.split('/')[2];
  if (accountId === undefined) throw new Error(`No account was opened: ${wordsOf(opened)}`);
  return { user, accountId, name, at: (mode, path = '') => `/dashboard/${accountId}/${mode}${path}` };
}

/** Returns the text of a page without its markup. */
export function wordsOf(page: Page): string {
  return page.text.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}
