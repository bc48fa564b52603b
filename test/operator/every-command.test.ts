import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notPreviewed, previewed } from '../../server/src/commands/dry-run-option.js';
import { createProgram } from '../../server/src/commands/program.js';
import type { AuditAction } from '../../server/src/domain/audit.js';
import { fixedQuery } from '../../server/src/features/ledger/check.js';
import { Shop } from '../audit/shop.js';
import { forEachDatabaseAtOnce } from '../harness/databases.js';
import { run } from './operator.js';

/** What the audit log says of each command that changes a setting. */
const recorded: Readonly<Record<string, AuditAction>> = {
  'account create': 'account.created',
  'ledger verify': 'ledger.verified',
  'account plan': 'account.plan_changed',
  'account email': 'account.email_changed',
  'account owner': 'member.invited',
  'account approve': 'account.approved',
  'account decline': 'account.declined',
  'brand approve': 'brand.approved',
  'brand decline': 'brand.declined',
  'brand withdraw': 'brand.withdrawn',
  'account remove-factor': 'staff.factor_removed',
  'account recover-owner': 'account.recovery_requested',
  'account stop-recovery': 'account.recovery_stopped',
  'key create': 'api_key.created',
  'key revoke': 'api_key.revoked',
  'carriage limit': 'carriage.limit_changed',
  'test-data limit': 'test_quota.changed',
  'mail retry': 'mail.retried',
  'mail dismiss': 'mail.dismissed',
  'notification dismiss': 'notification.dismissed',
  'checkout close-report': 'payment_report.closed',
  'reconcile accept': 'reconciliation_item.accepted',
  'restore accept': 'restore_transfer.accepted',
  'clock confirm': 'clock.confirmed',
  'secrets rotate': 'secret_key.retired',
};

const money = 'the change of the money names the operator: escrow-server audit --changes';

/** Commands that write without an entry of the audit log, and why. */
const elsewhere: Readonly<Record<string, string>> = {
  start: 'it enters its key as secret_key.entered; all else is the work of the service',
  migrate: 'the table of migrations says which, and when',
  copy: 'both databases keep which copy it was, and when',
  'restore begin': 'the table of restores says what began it, and when',
  reconcile: 'it repeats what the service does every morning, and decides nothing',
  'checkout look-up': 'it repeats what the service does by itself; the change of the money names the service',
  'notification apply':
    'it repeats what the service does by itself; the change of the money names the operator',
  ...Object.fromEntries(
    [
      'dispute resolve',
      'credit match',
      'credit return',
      ...['payout', 'refund'].flatMap((kind) =>
        ['retry', 'look-up', 'hold', 'unhold', 'record-payment', 'end-attempt'].map(
          (act) => `${kind} ${act}`,
        ),
      ),
      'payout return-to-payer',
      'refund cancel',
      'receivable settle',
      'receivable repay',
      'carriage settle',
      'carriage repay',
      'carriage top-up',
      'delivery look-up',
      'delivery book',
      'delivery end-booking',
      'delivery clear',
      'checkout expire',
      'checkout release',
      'checkout refund',
    ].map((command) => [command, money]),
  ),
};

const reading = [
  'config',
  'inbox',
  'audit',
  'account list',
  'account list-requests',
  'brand list',
  'photo list',
  'photo save',
  'key list',
  'ledger head',
  'dispute list',
  'dispute show',
  'payout list',
  'payout show',
  'refund list',
  'refund show',
  'carriage list',
  'delivery show',
  'restore status',
  'backup',
  'notification show',
  'partner check',
  'mail list',
  'mail show',
  'secrets status',
  'test-data show',
  'test-data expiry',
];

const setting = 'it changes a setting, which its arguments name in full and another command changes again';

/** Commands that write and have no `--dry-run`, and why. */
const withoutDryRun: Readonly<Record<string, string>> = {
  start: 'it serves until it is stopped',
  migrate: 'the page about operating says how to try it on a copy of the database',
  copy: 'it writes into another database, which can be dropped',
  'restore begin': 'it stops what moves, and the matched statement lets it go on',
  reconcile: 'it compares, and moves nothing',
  'ledger verify': 'it compares, and moves nothing',
  'mail retry': 'it moves nothing, and the mail is there to be read before',
  'mail dismiss': 'it moves nothing, and mail retry sends the mail after all',
  'secrets rotate': 'it encrypts anew, and moves nothing',
  ...Object.fromEntries(
    Object.keys(recorded)
      .filter((command) => /^(account|brand|key|carriage|test-data) /.test(command))
      .map((command) => [command, setting]),
  ),
};

interface Command {
  name(): string;
  commands: readonly Command[];
}

/** Every command that does something, by its words. Commander keeps the handler of an action to itself. */
function commandsOf(command: Command, words: readonly string[] = []): string[] {
  const { _actionHandler: handler } = command as unknown as { _actionHandler: unknown };
  const below = command.commands.flatMap((each) => commandsOf(each, [...words, each.name()]));
  return handler ? [words.join(' '), ...below] : below;
}

it('every command that writes has an entry in the audit log, or a reason', () => {
  const known = [...Object.keys(recorded), ...Object.keys(elsewhere), ...reading];
  expect(new Set(known).size).toBe(known.length);
  expect(known.toSorted()).toEqual(commandsOf(createProgram()).toSorted());
});

it('every command that writes has a dry run, refuses it by name, or has a reason', () => {
  const writing = [...Object.keys(recorded), ...Object.keys(elsewhere)];
  const known = [...previewed, ...Object.keys(notPreviewed), ...Object.keys(withoutDryRun)];
  expect(new Set(known).size).toBe(known.length);
  expect(known.toSorted()).toEqual(writing.toSorted());
});

/** Settings that a command changes alone, so that it can be tried here; other suites play the others. */
const tried: Readonly<Record<string, (accountId: string) => string>> = {
  'account create': () => 'Suite',
  'account plan': (account) => `${account} business`,
  'account email': (account) => `${account} ada@example.com`,
  'account owner': (account) => `${account} ada@example.com`,
  'key create': (account) => `${account} --mode test`,
  'carriage limit': (account) => `${account} 500000`,
  'test-data limit': (account) => `${account} --rows 1000`,
  'account list': () => '',
  'account list-requests': () => '',
  'brand list': () => '',
  inbox: () => '',
  audit: () => '',
  'key list': (account) => account,
  'ledger verify': () => '',
  'ledger head': () => '',
  'dispute list': () => '',
  'payout list': () => '',
  'refund list': () => '',
  'carriage list': () => '',
  'restore status': () => '',
  'mail list': () => '',
  'secrets status': () => '',
  'test-data show': (account) => account,
  'test-data expiry': () => '',
};

forEachDatabaseAtOnce((engine, freshDatabase) => {
  describe(`what a command writes on ${engine}`, { timeout: 60_000 }, () => {
    let shop: Shop;
    beforeAll(async () => {
      shop = await Shop.open(await freshDatabase());
    });
    afterAll(() => shop.close());

    const entries = () =>
      shop.deps.services.store.list(
        fixedQuery<{ action: string; author: string }>(
          `select e.action as action, c.author as author from audit_entry as e
           join change as c on c.id = e.change_id order by e.id`,
        ),
      );
    const changes = async () =>
      (await shop.deps.services.store.list(fixedQuery<{ id: string }>('select id from change'))).length;

    it.each(Object.entries(tried))('%s', async (command, rest) => {
      const [before, changesBefore] = [await entries(), await changes()];
      await run(shop, `--as Ada ${command} ${rest(shop.accountId)}`.trim());
      const written = (await entries()).slice(before.length);
      const action = recorded[command];
      if (action === undefined) {
        expect(reading).toContain(command);
        expect(await changes()).toBe(changesBefore);
      }
      expect(written).toEqual(action === undefined ? [] : [{ action, author: 'operator:Ada' }]);
    });
  });
});
