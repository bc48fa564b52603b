import { z } from 'zod';

/** A line of text that people read: no markup, no line breaks, nothing that cannot be seen. */
const line = z
  .string()
  .regex(/^[^<>\p{Cc}\p{Default_Ignorable_Code_Point}]{2,120}$/u, 'must be one line of 2 to 120 characters');

const phone = z
  .string()
  .regex(/^\+?[0-9][0-9 ]{5,18}[0-9]$/, 'must be digits and spaces, such as +234 700 000 0000');

const page = z.string().regex(/^https:\/\/[^\s"<>]+$/, 'must be https://...');

/** What the operator says of itself on pages for buyers and sellers. Pages show what is set, and no more. */
export const operatorSettings = {
  OPERATOR_NAME: line.optional().describe('Legal name of the company that holds the money.'),
  OPERATOR_REGISTRATION: line.optional().describe('Its registration, such as RC 1234567.'),
  OPERATOR_LICENCE: line.optional().describe('Its licence, with the number and who issued it.'),
  OPERATOR_BANK: line.optional().describe('Bank or partner where the money is held.'),
  SUPPORT_PHONE: phone.optional().describe('Phone that buyers and sellers can call.'),
  SUPPORT_EMAIL: z
    .string()
    .regex(/^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/, 'must be an e-mail address')
    .optional()
    .describe('E-mail address that buyers and sellers can write to.'),
  SUPPORT_WHATSAPP: z
    .string()
    .regex(/^\+[1-9][0-9 ]{6,18}[0-9]$/, 'must be a number with its country, such as +234 801 234 5678')
    .optional()
    .describe('Number of WhatsApp that buyers and sellers can write to.'),
  TERMS_URL: page.optional().describe('Page with your terms.'),
  PRIVACY_URL: page.optional().describe('Page about privacy.'),
} as const;

type OperatorSettings = z.infer<z.ZodObject<typeof operatorSettings>>;

/** What the operator says of itself; null for what it does not say. */
export function operatorOf(settings: OperatorSettings) {
  return {
    name: settings.OPERATOR_NAME ?? null,
    registration: settings.OPERATOR_REGISTRATION ?? null,
    licence: settings.OPERATOR_LICENCE ?? null,
    bank: settings.OPERATOR_BANK ?? null,
    phone: settings.SUPPORT_PHONE ?? null,
    email: settings.SUPPORT_EMAIL ?? null,
    whatsapp: settings.SUPPORT_WHATSAPP ?? null,
    termsUrl: settings.TERMS_URL ?? null,
    privacyUrl: settings.PRIVACY_URL ?? null,
  };
}
