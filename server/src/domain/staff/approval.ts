/**
 * What the operator is told before it approves an account for live mode. This table is the whole form: a new
 * row is asked, checked, stored and listed.
 */
export const approvalFields = {
  business_name: { pattern: /^.{2,200}$/ },
  registration_number: { pattern: /^[A-Za-z0-9 /-]{3,40}$/ },
  address: { pattern: /^.{5,300}$/ },
  payout_bank: { pattern: /^.{2,100}$/ },
  payout_account_number: { pattern: /^\d{10}$/ },
} as const satisfies Record<string, { pattern: RegExp }>;

export type ApprovalField = keyof typeof approvalFields;

export const approvalFieldNames = Object.keys(approvalFields) as ApprovalField[];

export type ApprovalDetails = Readonly<Record<ApprovalField, string>>;

/** Reads the form; returns the details, or the fields that are wrong. */
export function readApproval(
  fieldOf: (name: ApprovalField) => string,
): { details: ApprovalDetails } | { wrong: ApprovalField[]; typed: ApprovalDetails } {
  const values = approvalFieldNames.map((name) => [name, fieldOf(name).trim().replace(/\s+/g, ' ')] as const);
  const details = Object.fromEntries(values) as ApprovalDetails;
  const wrong = approvalFieldNames.filter((name) => !approvalFields[name].pattern.test(details[name]));
  return wrong.length === 0 ? { details } : { wrong, typed: details };
}
