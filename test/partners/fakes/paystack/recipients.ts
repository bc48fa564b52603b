import type { PartnerAnswer, PartnerRequest } from '../partner-calls.js';
import { accountNameOf } from './banks.js';
import { type Business, domainOf, newCode, nextId } from './business.js';
import { PaystackRefusal } from './errors.js';
import { fieldsOf, readCurrency, readMetadata, readOptionalText, readText } from './input.js';
import { createdWithin, pageOf } from './paging.js';
import type { Recipient } from './records.js';
import { iso, success } from './wire.js';

/** `POST /transferrecipient`: the same account again returns the record that exists. */
export function createRecipient(business: Business, request: PartnerRequest): PartnerAnswer {
  const fields = fieldsOf(request);
  readText(fields.type);
  const name = readText(fields.name);
  const accountNumber = readText(fields.account_number, 'invalid_account_number');
  const bankCode = readText(fields.bank_code);
  readCurrency(fields.currency);
  if (!/^\d{10}$/.test(accountNumber)) throw new PaystackRefusal('invalid_account_number');
  if (!business.banks.some(({ code }) => code === bankCode)) throw new PaystackRefusal('unknown_bank_code');
  const existing = business.recipients.find(
    (each) => each.accountNumber === accountNumber && each.bankCode === bankCode,
  );
  const recipient = existing ?? {
    id: nextId(business, 'recipient'),
    code: newCode(business, 'RCP_'),
    name,
    accountNumber,
    accountName: accountNameOf(business, bankCode, accountNumber),
    bankCode,
    description: readOptionalText(fields.description),
    email: readOptionalText(fields.email),
    metadata: readMetadata(fields.metadata),
    isActive: true,
    createdAt: business.clock.now(),
  };
  recipient.isActive = true;
  if (!existing) business.recipients.push(recipient);
  const message = 'Transfer recipient created successfully';
  return { ...success(message, recipientShape(business, recipient)), status: 201 };
}

/** `GET /transferrecipient`. */
export function listRecipients(business: Business, { query }: PartnerRequest): PartnerAnswer {
  const { items, meta } = pageOf(createdWithin(business.recipients, query), query);
  const shapes = items.map((recipient) => recipientShape(business, recipient));
  return success('Recipients retrieved', shapes, meta);
}

/** `GET /transferrecipient/:code`, by code or id. */
export function fetchRecipient(business: Business, { params }: PartnerRequest): PartnerAnswer {
  const recipient = recipientOf(business, params.code);
  return success('Recipient retrieved', recipientShape(business, recipient));
}

/** `DELETE /transferrecipient/:code`: later transfers to it are refused. */
export function deleteRecipient(business: Business, { params }: PartnerRequest): PartnerAnswer {
  recipientOf(business, params.code).isActive = false;
  return success('Transfer recipient set as inactive');
}

/** In answers about transfers as well. */
export function recipientShape(business: Business, recipient: Recipient) {
  const { accountNumber, accountName, bankCode, createdAt, isActive } = recipient;
  return {
    active: isActive,
    createdAt: iso(createdAt),
    currency: 'NGN',
    description: recipient.description,
    domain: domainOf(business),
    email: recipient.email,
    id: recipient.id,
    integration: business.settings.integration,
    metadata: recipient.metadata,
    name: recipient.name,
    recipient_code: recipient.code,
    type: 'nuban',
    updatedAt: iso(createdAt),
    is_deleted: !isActive,
    isDeleted: !isActive,
    details: {
      authorization_code: null,
      account_number: accountNumber,
      account_name: accountName,
      bank_code: bankCode,
      bank_name: business.banks.find(({ code }) => code === bankCode)?.name ?? '',
    },
  };
}

function recipientOf(business: Business, text: string | undefined): Recipient {
  const found = business.recipients.find(({ code, id }) => code === text || String(id) === text);
  if (!found) throw new PaystackRefusal('not_found');
  return found;
}
