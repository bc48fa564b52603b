import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startService } from '../../harness/service.js';
import { wordsOf } from '../../harness/staff.js';
import { databaseFolder } from '../../harness/stores.js';
import { TestEscrow } from '../../harness/test-escrow.js';
import { Order, Visitor } from '../../harness/visitor.js';

const settings = {
  OPERATOR_NAME: 'Escrow Checkout Ltd',
  OPERATOR_REGISTRATION: 'RC 1234567',
  OPERATOR_BANK: 'Sterling Bank',
  SUPPORT_PHONE: '0700 000 0000',
  TERMS_URL: 'https://example.com/terms',
};

describe('the frame of the pages', { timeout: 60_000 }, () => {
  let service: Service;
  let visitor: Visitor;
  let order: Order;
  beforeAll(async () => {
    service = await startService(`sqlite:${databaseFolder()}/frame.db`, settings);
    visitor = new Visitor(service);
    const escrow = await TestEscrow.open(service, { customer_email: 'ada@example.com' });
    order = Order.of((await escrow.read()).checkout_url);
  });
  afterAll(() => service.stop());

  it('says before the sign-in who holds the money and whom to ask, as far as it is set', async () => {
    const page = await visitor.get(order.at());
    const words = wordsOf(page);
    expect(words).toContain('Money is held by Escrow Checkout Ltd, RC 1234567, at Sterling Bank.');
    expect(page.text).toContain('href="tel:07000000000"');
    expect(page.text).toContain('href="https://example.com/terms"');
    expect(words).toContain('Nobody from us will ask for your PIN or sign-in code');
    expect(page.text).not.toMatch(/WhatsApp|Privacy/);
  });

  it('names the typed address, masked, where it asks for the code', async () => {
    await visitor.post(order.at('sign-in'), { email: 'mistyped@example.com' });
    const asked = await visitor.get(order.at('code'));
    expect(wordsOf(asked)).toContain('If m***@example.com is the one of the order');
    expect(asked.text).not.toContain('mistyped');
  });

  it.each([
    [(whole: Order) => new Order(whole.reference, whole.key?.slice(0, 9) ?? ''), true],
    [(whole: Order) => whole, false],
    [(whole: Order) => whole.bare, false],
  ])('a link whose key was cut says that it may be incomplete', async (linkOf, isCut) => {
    const { text } = await new Visitor(service).get(linkOf(order).at());
    expect(text.includes('This link may be incomplete')).toBe(isCut);
  });

  it.each([
    ['/sale/0198c7c6-5a52', 'This link is incomplete'],
    ['/checkout', 'This link is incomplete'],
    ['/chekout/ORD-1', 'There is no page here'],
  ])('at %s people read a page, and programs a problem', async (path, title) => {
    const page = await visitor.get(path, { Accept: 'text/html,*/*;q=0.8' });
    expect([page.status, page.text.includes(`<h1>${title}</h1>`)]).toEqual([404, true]);
    const problem = await visitor.get(path);
    expect(problem.headers.get('content-type')).toContain('application/problem+json');
  });

  it('a path of the API is a problem for everybody', async () => {
    const answer = await visitor.get('/api/public/v1/nothing', { Accept: 'text/html' });
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });

  it('has a front door for people', async () => {
    const page = await visitor.get('/', { Accept: 'text/html' });
    expect([page.status, wordsOf(page).includes('How escrow works')]).toEqual([200, true]);
  });
});
