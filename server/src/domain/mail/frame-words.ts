import type { MailOperator } from './frame.js';
import type { MailData, MailTemplate } from './templates.js';

/** An amount in kobo and what it is. */
export interface AmountShown {
  label: string;
  kobo: number;
}

/** The words around every mail of a language: the bar above its text and the footer below it. */
export interface FrameWords {
  service: string;
  order(reference: string): string;
  sale: { name(merchant: string): string; about: string };
  footer: {
    shop(merchant: string): string;
    us: string;
    whatsapp(number: string): string;
    held(operator: MailOperator): string;
    run(operator: MailOperator): string;
    terms: string;
    privacy: string;
    times: string;
    warning: string;
  };
  /** The amount that each mail shows large, which its text says as well; none for 0 kobo. */
  amounts: { readonly [Name in MailTemplate]?: (data: MailData[Name]) => AmountShown };
}
