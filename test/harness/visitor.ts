import { expect } from 'vitest';
import type { KeptMail } from '../../server/src/adapters/mail/sandbox/index.js';
import type { Mail } from '../../server/src/adapters/store/mail-rows.js';
import { adHoc } from '../../server/src/adapters/store/statement.js';
import { listMails } from '../../server/src/features/operator/mails.js';
import { type Service, segment } from './service.js';

/** The response to a page request. */
export interface Page {
  status: number;
  headers: Headers;
  text: string;
  /** The address of the redirect. */
  location: string | null;
}

/** A browser without scripts: it keeps cookies and sends the origin of its forms. */
export class Visitor {
  readonly cookies = new Map<string, string>();

  constructor(
    readonly service: Service,
    /** Headers sent with every request. */
    private readonly heads: Record<string, string> = {},
    /** The address in the browser's bar. */
    readonly origin = new URL(service.url).origin,
  ) {}

  get(path: string, headers: Record<string, string> = {}): Promise<Page> {
    return this.#ask('GET', path, headers);
  }

  post(
    path: string,
    fields: Record<string, string | string[]> = {},
    headers: Record<string, string> = {},
  ): Promise<Page> {
    const pairs = Object.entries(fields).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, each]),
    );
    const own = { Origin: this.origin, 'Sec-Fetch-Site': 'same-origin' };
    return this.#ask('POST', path, { ...own, ...headers }, new URLSearchParams(pairs).toString());
  }

  /** Posts a form that carries files. */
  postFiles(path: string, fields: Record<string, string | Blob | readonly (string | Blob)[]>): Promise<Page> {
    const form = new FormData();
    for (const [name, values] of Object.entries(fields)) {
      for (const value of [values].flat()) form.append(name, value);
    }
    return this.#ask('POST', path, { Origin: this.origin, 'Sec-Fetch-Site': 'same-origin' }, form);
  }

  /** Asks for a code, takes it from the mail, and signs in. */
  async signIn(order: Place, email: string): Promise<Page> {
    expect((await this.post(order.at('sign-in'), { email })).status).toBe(303);
    const page = await this.post(order.at('code'), { code: await newestCode(this.service) });
    expect(page.status).toBe(303);
    return this.get(order.at());
  }

  async #ask(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: string | FormData,
  ): Promise<Page> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const type = typeof body !== 'string' ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' };
    const answer = await fetch(new URL(path, this.origin), {
      method,
      redirect: 'manual',
      headers: { ...this.heads, ...type, ...(cookie === '' ? {} : { Cookie: cookie }), ...headers },
      body: body ?? null,
    });
    for (const line of answer.headers.getSetCookie()) this.#keep(line);
    const location = answer.headers.get('location');
    return { status: answer.status, headers: answer.headers, text: await answer.text(), location };
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';');
    const [name = '', value = ''] = pair.split('=');
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** The paths of pages that require signing in. */
export interface Place {
  at(name?: string): string;
}

/** The pages of an escrow, for its seller. */
export function sellerPlace(escrowId: string): Place {
  return { at: (name = '') => `/sale/${escrowId}${name === '' ? '' : `/${name}`}` };
}

/** The pages of one checkout, for its buyer: by its key, or by its bare reference. */
export class Order implements Place {
  constructor(
    readonly reference: string,
    readonly key: string | null,
  ) {}

  /** The escrow as the merchant's backend sees it. */
  static of(checkoutUrl: string): Order {
    const { pathname, searchParams } = new URL(checkoutUrl);
    return new Order(decodeURIComponent(pathname.split('/').at(-1) ?? ''), searchParams.get('key'));
  }

  at(name = ''): string {
    const query = this.key === null ? '' : `?key=${this.key}`;
    return `/checkout/${segment(this.reference)}${name === '' ? '' : `/${name}`}${query}`;
  }

  get bare(): Order {
    return new Order(this.reference, null);
  }
}

/** A short code, or a long one in groups. */
const codeLine = /^ {2}(\d{6}|\d{4} \d{4} \d{4})$/m;

/** Every mail with a code, newest first, after every due mail has been sent. */
export async function codeMails(service: Service): Promise<KeptMail[]> {
  await codesDecided(service);
  const mails = await service.deps.services.sandboxMailer.list();
  // Ids ascend even after the machine's clock is set back.
  const newestFirst = mails.toSorted((one, other) => (one.id < other.id ? 1 : -1));
  return newestFirst.filter(({ text }) => codeLine.test(text));
}

/** The newest code sent to any address. */
export async function newestCode(service: Service): Promise<string> {
  const [mail] = await codeMails(service);
  const code = codeLine.exec(mail?.text ?? '')?.[1];
  if (code === undefined) throw new Error('No mail has a code');
  return code;
}

/** Waits until every request for a code is decided, and every mail with one is sent. */
export function codesDecided(service: Service): Promise<void> {
  return allSent(service, ({ template }) => template === 'sign_in.code' || template === 'staff.code');
}

/** Waits until every due mail is sent; a sweep sends most within a second. */
export function mailsSent(service: Service): Promise<void> {
  return allSent(service, () => true);
}

async function allSent(service: Service, isAwaited: (mail: Mail) => boolean): Promise<void> {
  const { store } = service.deps.services;
  const open = adHoc<{ id: string }>((db) =>
    db.selectFrom('job').select('id').where('kind', 'in', ['sign_in.code', 'staff.code']),
  );
  const isUnderWay = async () => {
    // Asked in the order in which it happens: what is decided between the two is a mail by the second.
    if ((await store.list(open)).length > 0) return true;
    // Live mail waits for a mail server, which no suite has.
    const mails = await listMails(service.deps.services, 'pending', 'test');
    return mails.some(isAwaited);
  };
  while (await isUnderWay()) await service.call('GET', '!/healthz', { key: null });
}
