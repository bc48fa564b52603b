import { sql } from 'kysely';

/**
 * Whether a movement changes how much a merchant's accounts hold or owe, in the words of the index
 * `movement_outward`. A parameter would hide from SQLite that the index applies. A matched credit had arrived
 * under no account.
 */
export const isOutward = sql<boolean>`(
  substr(debit_account, 1, 5) = 'bank:' or substr(credit_account, 1, 5) = 'bank:'
  or substr(debit_account, 1, 11) = 'receivable:' or substr(credit_account, 1, 11) = 'receivable:'
  or substr(debit_account, 1, 7) = 'credit:')`;
