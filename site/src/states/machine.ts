import { chargeTable } from '../../../server/src/domain/charge/table.js';
import type { Cell } from '../../../server/src/domain/checkout/state-table.js';
import { escrowTable } from '../../../server/src/domain/escrow/table.js';
import type { CommandWord } from './words.js';

/** A command that can lead from one status to another. */
export interface Transition {
  from: string;
  command: CommandWord;
  to: string;
  /** Whether the command does it without an earlier partial release or reversal. */
  isUsual: boolean;
}

export interface Machine {
  statuses: readonly string[];
  transitions: readonly Transition[];
}

type Table = Readonly<Record<string, { readonly [Name in CommandWord]?: Cell<string, unknown> }>>;

function machineOf(table: Table): Machine {
  const transitions = Object.entries(table).flatMap(([from, row]) =>
    Object.entries(row).flatMap(([command, { outcomes }]) =>
      outcomes.map(({ status, isUnusual }) => ({
        from,
        command: command as CommandWord,
        to: status === 'same' ? from : status,
        isUsual: !isUnusual,
      })),
    ),
  );
  return { statuses: Object.keys(table), transitions };
}

export const escrowMachine: Machine = machineOf(escrowTable);

export const chargeMachine: Machine = machineOf(chargeTable);
