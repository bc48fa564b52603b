import type { OperationRow } from '../table.js';

/** A command that lets money out: what is asked and said before it is sent. */
export interface Move {
  /** `Release ₦2,500.00 of ORD-1001 to ...`. */
  verb: string;
  /** `Type the reference to release`. */
  word: string;
  /** `Nothing was released.` */
  done: string;
  to: 'seller' | 'buyer';
  /** Whether it moves money whenever it is carried out; the others only if something is held. */
  isCertain: boolean;
  /** Refused here, with the commands that help, while something blocks it. */
  waitsForBlocks?: true;
}

/** Every operation that moves money of its own accord; the clock and the operator move the rest. */
const moves: Readonly<Record<string, Move>> = {
  releaseEscrow: {
    ...{ verb: 'Release', word: 'release', done: 'released', to: 'seller', isCertain: true },
    waitsForBlocks: true,
  },
  refundEscrow: { verb: 'Refund', word: 'refund', done: 'refunded', to: 'buyer', isCertain: true },
  concedeDispute: {
    ...{ verb: 'Concede the dispute and refund', word: 'concede', done: 'conceded' },
    ...{ to: 'buyer', isCertain: true },
  },
  declineEscrow: {
    ...{ verb: 'Decline and refund', word: 'decline', done: 'declined' },
    ...{ to: 'buyer', isCertain: false },
  },
  cancelEscrow: {
    ...{ verb: 'Cancel and refund', word: 'cancel', done: 'cancelled' },
    ...{ to: 'buyer', isCertain: false },
  },
};

/** What a command moves, if it moves money. */
export function moveOf({ operationId }: Pick<OperationRow, 'operationId'>): Move | undefined {
  return moves[operationId];
}
