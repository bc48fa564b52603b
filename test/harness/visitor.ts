import { expect } from 'vitest';
import type { Mail, SandboxMail } from '../../server/src/adapters/store/mail-rows.js';
import { adHoc } from '../../server/src/adapters/store/statement.js';
import { listMails } from '../../server/src/features/operator/mails.js';
import { type Service, segment } from './service.js';

/** What a page was answered with. */
export interface Page {
  status: number;
  headers: Headers;
  text: string;
  /** Where it led on to. */
  location: string | null;
}

/** A browser without a script: it keeps cookies, and says where its forms were sent from. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly origin: string;

  constructor(
    readonly service: Service,
    /** Heads it sends with everything. */
    private readonly heads: Record<string, string> = {},
  ) {
    this.origin = new URL(service.url).origin;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Page> {
    return this.#ask('GET', path, headers);
  }

  post(
    path: string,
    fields: Record<string, string> = {},
    headers: Record<string, string> = {},
  ): Promise<Page> {
    const own = { Origin: this.origin, 'Sec-Fetch-Site': 'same-origin' };
    return this.#ask('POST', path, { ...own, ...headers }, new URLSearchParams(fields).toString());
  }

  /** Asks for a code, takes it from the mail, and signs in. */
  async signIn(order: Place, email: string): Promise<Page> {
    expect((await this.post(order.at('sign-in'), { email })).status).toBe(303);
    const page = await this.post(order.at('code'), { code: await newestCode(this.service) });
    expect(page.status).toBe(303);
    return this.get(order.at());
  }

  async #ask(method: string, path: string, headers: Record<string, string>, body?: string): Promise<Page> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const type = body === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' };
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

/** Where pages are that somebody signs in to. */
export interface Place {
  at(name?: string): string;
}

/** Where the pages of a sale are, for its seller. */
export function sellerPlace(escrowId: string): Place {
  return { at: (name = '') => `/sale/${escrowId}${name === '' ? '' : `/${name}`}` };
}

/** Where the pages of one order are: by its key, or by its bare reference. */
export class Order implements Place {
  constructor(
    readonly reference: string,
    readonly key: string | null,
  ) {}

  /** As the merchant's backend was told it. */
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

const codeLine = /^ {2}(\d{6})$/m;

/** Every mail with a code, newest first, once everything that is on its way has arrived. */
export async function codeMails(service: Service): Promise<SandboxMail[]> {
  await codesDecided(service);
  const mails = await service.deps.services.sandboxMailer.list();
  // Ids ascend even where the machine's clock is set back.
  const newestFirst = mails.toSorted((one, other) => (one.id < other.id ? 1 : -1));
  return newestFirst.filter(({ plain }) => codeLine.test(plain));
}

/** The newest code that was sent to anybody. */
export async function newestCode(service: Service): Promise<string> {
  const [mail] = await codeMails(service);
  const code = codeLine.exec(mail?.plain ?? '')?.[1];
  if (code === undefined) throw new Error('No mail has a code');
  return code;
}

/** Waits until it is decided who gets a code, and every mail with one is sent. */
export function codesDecided(service: Service): Promise<void> {
  return allSent(service, ({ template }) => template === 'sign_in.code');
}

/** Waits until every mail that somebody may look for is sent; most are found by a sweep within a second. */
export function mailsSent(service: Service): Promise<void> {
  return allSent(service, () => true);
}

async function allSent(service: Service, isAwaited: (mail: Mail) => boolean): Promise<void> {
  const { store } = service.deps.services;
  const open = adHoc<{ id: string }>((db) =>
    db.selectFrom('job').select('id').where('kind', '=', 'sign_in.code'),
  );
  const isUnderWay = async () => {
    // Asked in the order in which it happens: what is decided between the two is a mail by the second.
    if ((await store.list(open)).length > 0) return true;
    // Live mail waits for a mail server, which no suite has.
    const mails = await listMails(service.deps.services, 'pending');
    return mails.some((mail) => mail.mode === 'test' && isAwaited(mail));
  };
  while (await isUnderWay()) await service.call('GET', '!/healthz', { key: null });
}
