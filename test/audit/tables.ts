import { integerOf, type Reader, type TextRow } from './database.js';

/** The columns of a table that the auditor reads. */
interface Columns<Text extends string, Optional extends string, Integer extends string> {
  table: string;
  text: readonly Text[];
  optional?: readonly Optional[];
  integers: readonly Integer[];
}

type RowOf<Text extends string, Optional extends string, Integer extends string> = Record<Text, string> &
  Record<Optional, string | null> &
  Record<Integer, bigint>;

/** Returns a function that reads all rows of a table, with money and counts as bigint. */
function rowsOf<Text extends string, Integer extends string, Optional extends string = never>({
  table,
  text,
  optional = [],
  integers,
}: Columns<Text, Optional, Integer>) {
  const columns = [...text, ...optional, ...integers.map((name) => `cast(${name} as text) as ${name}`)];
  const convert = (row: TextRow) =>
    ({
      ...row,
      ...Object.fromEntries(integers.map((name) => [name, integerOf(row, name)])),
    }) as RowOf<Text, Optional, Integer>;
  return async (reader: Reader) => {
    const rows: RowOf<Text, Optional, Integer>[] = [];
    await reader.read(`select ${columns.join(', ')} from ${table}`, (row) => rows.push(convert(row)));
    return rows;
  };
}

const readBalances = rowsOf({ table: 'ledger_account', text: ['id'], integers: ['balance'] });
const readChanges = rowsOf({ table: 'change', text: ['id', 'account_id', 'mode'], integers: ['at'] });
const readShipments = rowsOf({
  table:
    '(select id, account_id, mode, aggregator, status, amount, amount_charged, ' +
    'coalesce(cost, 0) as cost from shipment) s',
  text: ['id', 'account_id', 'mode', 'aggregator', 'status'],
  integers: ['amount', 'amount_charged', 'cost'],
});
const readCarriage = rowsOf({
  table: 'carriage',
  text: ['account_id', 'mode'],
  integers: ['amount_owed', 'amount_reserved'],
});
const readEvents = rowsOf({
  // Events about a webhook endpoint belong to no checkout and have no number.
  table: 'every_event where checkout_id is not null',
  text: ['id', 'checkout_id', 'account_id', 'mode', 'reference', 'status'],
  integers: ['sequence', 'position', 'amount'],
});
const readCheckouts = rowsOf({
  table: 'checkout',
  text: ['id', 'kind', 'account_id', 'mode', 'reference', 'status', 'account_number'],
  integers: [
    'sequence',
    'virtual_account_attempt',
    'amount',
    'amount_received',
    'amount_held',
    'amount_released',
    'amount_refunded',
    'amount_excess',
    'amount_receivable',
  ],
});
const readPayouts = rowsOf({
  table: 'payout',
  text: ['id', 'checkout_id', 'mode', 'status', 'account_id'],
  optional: ['combined_payout_id', 'seller_email', 'bank_code', 'account_number_sealed', 'scheduled_for'],
  integers: ['amount', 'amount_receivable', 'amount_came_back', 'created_at'],
});
const readCombinedPayouts = rowsOf({
  table: 'combined_payout',
  text: ['id', 'mode', 'status', 'account_id', 'bank_code', 'account_number_sealed'],
  optional: ['seller_email'],
  integers: ['amount', 'amount_receivable', 'amount_came_back', 'created_at'],
});
const readRefunds = rowsOf({
  table: 'refund',
  text: ['id', 'credit_id', 'mode', 'status', 'origin'],
  optional: ['checkout_id', 'account_id'],
  integers: ['amount', 'amount_receivable', 'amount_came_back'],
});
const readCredits = rowsOf({
  table: 'credit',
  text: ['id', 'partner', 'mode', 'partner_credit_id', 'status'],
  optional: ['checkout_id', 'account_id', 'partner_reference'],
  integers: [
    'amount',
    'fee',
    'amount_applied',
    'amount_excess',
    'amount_refunded',
    'amount_receivable',
    'amount_own_receivable',
    'amount_taken_back',
    'amount_not_taken',
  ],
});
const readSettlements = rowsOf({
  table: 'partner_settlement',
  text: ['partner', 'mode', 'direction'],
  integers: ['amount'],
});
const readAttempts = rowsOf({
  table: 'attempt',
  text: ['id', 'object_kind', 'object_id', 'reference', 'state'],
  optional: ['failure_reason', 'lease_token'],
  integers: ['n', 'fee'],
});
const readVirtualAccounts = rowsOf({
  table: 'virtual_account',
  text: ['partner_reference', 'partner', 'account_id', 'mode', 'checkout_id', 'account_number'],
  integers: ['attempt'],
});
const readMatches = rowsOf({
  table: "every_event where type = 'credit.matched' and actor_kind = 'operator'",
  text: ['checkout_id', 'extras_json'],
  integers: [],
});
const readDisputes = rowsOf({ table: 'dispute', text: ['id', 'checkout_id', 'status'], integers: [] });
const readSandboxCredits = rowsOf({
  table: 'sandbox_credit',
  text: ['id', 'status'],
  integers: ['amount', 'fee'],
});
const readSandboxTransfers = rowsOf({
  table: 'sandbox_transfer',
  text: ['reference', 'status', 'account_id'],
  integers: ['amount', 'fee'],
});

/** All rows but the movements, which are too many to keep in memory. */
export async function readTables(reader: Reader) {
  return {
    balances: await readBalances(reader),
    changes: await readChanges(reader),
    events: await readEvents(reader),
    checkouts: await readCheckouts(reader),
    payouts: await readPayouts(reader),
    combinedPayouts: await readCombinedPayouts(reader),
    refunds: await readRefunds(reader),
    credits: await readCredits(reader),
    settlements: await readSettlements(reader),
    attempts: await readAttempts(reader),
    virtualAccounts: await readVirtualAccounts(reader),
    matches: await readMatches(reader),
    disputes: await readDisputes(reader),
    shipments: await readShipments(reader),
    carriage: await readCarriage(reader),
    sandboxCredits: await readSandboxCredits(reader),
    sandboxTransfers: await readSandboxTransfers(reader),
  };
}

export type Tables = Awaited<ReturnType<typeof readTables>>;
export type Credit = Tables['credits'][number];
export type Attempt = Tables['attempts'][number];
