import type { Letter } from '../../server/src/domain/mail/letter.js';

/** A mail that says one thing, in English. */
export function letterOf(subject: string, ...body: Letter['body']): Letter {
  const bar = { name: 'Adire Market', about: null, initials: 'AM' };
  return { locale: 'en', subject, bar, brand: null, amount: null, url: null, body, foot: [] };
}
