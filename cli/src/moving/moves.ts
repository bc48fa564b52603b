import type { OperationRow } from '../operation-rows.js';

/** How a command that moves money is described and confirmed. */
export interface Move {
  /** `Release ₦2,500.00 of ORD-1001 to ...`. */
  verb: string;
  /** `Type the reference to release`. */
  word: string;
  /** `Nothing was released.` */
  done: string;
  to: 'seller' | 'buyer';
  /** Whether it always moves money; the others only if something is held. */
  isCertain: boolean;
  /** Refused, with advice, while something blocks it. */
  waitsForBlocks?: true;
}

/** Every operation that moves money. */
const moves: Readonly<Record<string, Move>> = {
  releaseEscrow: {
    verb: 'Release',
    word: 'release',
    done: 'released',
    to: 'seller',
    isCertain: true,
    waitsForBlocks: true,
  },
  refundEscrow: { verb: 'Refund', word: 'refund', done: 'refunded', to: 'buyer', isCertain: true },
  concedeDispute: {
    verb: 'Concede the dispute and refund',
    word: 'concede',
    done: 'conceded',
    to: 'buyer',
    isCertain: true,
  },
  declineEscrow: {
    verb: 'Decline and refund',
    word: 'decline',
    done: 'declined',
    to: 'buyer',
    isCertain: false,
  },
  cancelEscrow: {
    verb: 'Cancel and refund',
    word: 'cancel',
    done: 'cancelled',
    to: 'buyer',
    isCertain: false,
  },
};

export function moveOf({ operationId }: Pick<OperationRow, 'operationId'>): Move | undefined {
  return moves[operationId];
}
