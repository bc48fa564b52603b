import type { Mode } from '../../../server/src/domain/records.js';
import type { TransferCommand } from '../../../server/src/domain/transfer.js';
import { CommandRefused } from '../../../server/src/features/operator/act.js';
import { endAttempt } from '../../../server/src/features/operator/end-attempt.js';
import { settleReceivable } from '../../../server/src/features/operator/receivables.js';
import { settleCameBack } from '../../../server/src/features/operator/repayments.js';
import { actOnTransfer, type TransferKind } from '../../../server/src/features/operator/transfers.js';
import { rawStatement } from '../../store/fixtures.js';
import type { Intent } from '../intent.js';
import type { World } from '../world.js';
import { type Command, chosen } from './command.js';

interface Listed {
  kind: TransferKind;
  id: string;
}

const listTransfers = `select 'payout' as kind, id, created_at, mode from payout
  union all select 'payout', id, created_at, mode from combined_payout
  union all select 'refund', id, created_at, mode from refund order by created_at, id`;
const listSent =
  "select object_kind as kind, object_id as id, id as attempt from attempt where state = 'sent' order by id";

interface PaidTwice {
  id: string;
  receivable: number;
  back: number;
}

async function listed({ services }: World, text: string): Promise<(Listed & { mode?: Mode })[]> {
  return (await services.store.all(rawStatement(text), {})) as unknown as (Listed & { mode?: Mode })[];
}

/** How many of the newest transfers the operator thinks about. */
const thoughtAbout = 6;

/** A command of the operator on one payout or refund; every refusal is acceptable. */
function onTransfer(name: string, weight: number, commandOf: (intent: Intent) => TransferCommand): Command {
  return {
    name,
    weight,
    reads: ['n'],
    run: async (world, intent) => {
      const all = (await listed(world, listTransfers)).filter(({ mode }) => mode === intent.mode);
      const transfer = chosen(all.slice(-thoughtAbout), intent.n);
      if (!transfer) return undefined;
      const { kind, id } = transfer;
      await refusable(actOnTransfer(world.services, kind, id, commandOf(intent)));
      return undefined;
    },
  };
}

const listPaidTwice = `select id, amount_receivable as receivable, amount_came_back as back, created_at from (
  select id, amount_receivable, amount_came_back, created_at from payout
  union all select id, amount_receivable, amount_came_back, created_at from combined_payout
  union all select id, amount_receivable, amount_came_back, created_at from refund
) t where amount_receivable + amount_came_back > 0 order by created_at, id`;

/** Settles what was paid twice, whole or in part, or what came back of it after that. */
const settlePaidTwice: Command = {
  name: 'settle paid twice',
  weight: 1,
  reads: ['n'],
  run: async (world, { n }) => {
    const { services } = world;
    const rows = (await services.store.all(rawStatement(listPaidTwice), {})) as unknown as PaidTwice[];
    const owed = chosen(rows, n);
    if (!owed) return undefined;
    const { id, back, receivable } = owed;
    const part = (whole: number) => Math.ceil(Number(whole) / (1 + (n % 2)));
    // Few session ids, so that the operator often names a transfer twice.
    const sessionId = `BANK-${n % 5}`;
    const isRepaid = n % 3 === 0;
    const amount = part(Number(back) > 0 ? back : receivable);
    await refusable(
      Number(back) > 0
        ? settleCameBack(services, id, isRepaid ? { amount, to: 'payee', sessionId } : { amount, to: 'loss' })
        : settleReceivable(
            services,
            id,
            isRepaid
              ? { amount, from: 'recovered', sessionId, transferAmount: null }
              : { amount, from: 'written_off' },
          ),
    );
    return undefined;
  },
};

async function refusable(acting: Promise<unknown>): Promise<void> {
  try {
    await acting;
  } catch (error) {
    if (!(error instanceof CommandRefused)) throw error;
  }
}

const endAttempts: Command = {
  name: 'end attempts',
  weight: 0.5,
  reads: [],
  run: async (world) => {
    for (const { kind, id } of await listed(world, listSent)) {
      await refusable(endAttempt(world.services, kind, id, null));
    }
    return undefined;
  },
};

/** The operator's commands on money going out. */
export const transferCommands: readonly Command[] = [
  onTransfer('hold transfer', 1, () => ({ command: 'hold' })),
  onTransfer('unhold transfer', 1, () => ({ command: 'unhold' })),
  onTransfer('retry transfer', 1, () => ({ command: 'retry' })),
  onTransfer('record payment', 0.5, ({ n }) => ({ command: 'record_payment', sessionId: `desk-${n}` })),
  endAttempts,
  settlePaidTwice,
];
