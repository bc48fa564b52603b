import type { OperatorView } from '../operator-view.js';

/** The words around every page: the bar above it and the footer below it. */
export const frame = {
  help: 'Help',
  order: (reference: string) => `Order ${reference}`,
  sale: {
    name: (merchant: string) => `Sale through ${merchant}`,
    about: (reference: string) => `Order ${reference} · You are the seller`,
  },
  footer: {
    heading: 'Help',
    shop: (merchant: string) => `Questions about the goods or the order? ${merchant} answers:`,
    us: 'Questions about the money? We answer:',
    held: ({ name, registration, bank, licence }: OperatorView) => {
      const who = [name && `by ${name}`, name && registration, bank && `at ${bank}`, licence];
      return `Money is held ${who.filter(Boolean).join(', ')}.`;
    },
    run: ({ name, registration, licence }: OperatorView) =>
      `Payments through ${[name, registration, licence].filter(Boolean).join(', ')}.`,
    whatsapp: (number: string) => `WhatsApp ${number}`,
    how: 'How escrow works',
    terms: 'Terms',
    privacy: 'Privacy',
    times: 'All times are Lagos time.',
    warning: 'Nobody from us will ask for your PIN or sign-in code, by phone, mail or chat.',
  },
} as const;
