import { Section } from '../../parts/fields.js';
import { dashboardEscrow as words } from '../../words/english-dashboard-escrow.js';
import type { EscrowProps, MailRow, TransferRow } from '../escrow-props.js';
import { Badge, Time, type Tone } from './show.js';
import { CreditBadge, TransferBadge } from './status.js';
import { Table } from './table.js';

export function Transfers({ transfers }: Pick<EscrowProps, 'transfers'>) {
  const { columns, kinds, rests, heading, none } = words.transfers;
  return (
    <Section name="transfers" title={heading}>
      <Table
        caption=""
        rows={transfers}
        empty={none}
        columns={[
          { name: columns.kind, isHeading: true, cell: ({ status }: TransferRow) => kinds[status.kind] },
          { name: columns.amount, isNumber: true, cell: ({ amount }: TransferRow) => amount.naira },
          { name: columns.status, cell: ({ status }: TransferRow) => <TransferBadge {...status} /> },
          { name: columns.account, cell: ({ account }: TransferRow) => account },
          {
            name: columns.session,
            cell: ({ sessionId }: TransferRow) => sessionId && <code>{sessionId}</code>,
          },
          {
            name: columns.failure,
            cell: ({ failure, restsUntil }: TransferRow) => (restsUntil ? rests(restsUntil.words) : failure),
          },
          { name: columns.fee, isNumber: true, cell: ({ fee }: TransferRow) => fee?.naira },
          { name: columns.at, cell: ({ at }: TransferRow) => <Time at={at} /> },
        ]}
      />
    </Section>
  );
}

type CreditRow = EscrowProps['credits'][number];

export function Credits({ credits }: Pick<EscrowProps, 'credits'>) {
  const { columns, heading, none, unknown } = words.credits;
  return (
    <Section name="credits" title={heading}>
      <Table
        caption=""
        rows={credits}
        empty={none}
        columns={[
          { name: columns.payer, isHeading: true, cell: ({ payer }: CreditRow) => payer ?? unknown },
          { name: columns.bank, cell: ({ bank }: CreditRow) => bank },
          { name: columns.amount, isNumber: true, cell: ({ amount }: CreditRow) => amount.naira },
          { name: columns.status, cell: ({ status }: CreditRow) => <CreditBadge status={status} /> },
          {
            name: columns.session,
            cell: ({ sessionId }: CreditRow) => sessionId && <code>{sessionId}</code>,
          },
          { name: columns.at, cell: ({ at }: CreditRow) => <Time at={at} /> },
        ]}
      />
    </Section>
  );
}

type MovementRow = EscrowProps['ledger'][number];

export function Ledger({ ledger }: Pick<EscrowProps, 'ledger'>) {
  const { columns, heading, none, about } = words.ledger;
  return (
    <Section name="ledger" title={heading}>
      <Table
        caption={about}
        rows={ledger}
        empty={none}
        columns={[
          { name: columns.at, isHeading: true, cell: ({ at }: MovementRow) => <Time at={at} /> },
          { name: columns.debit, cell: ({ debit }: MovementRow) => <LedgerAccount id={debit} /> },
          { name: columns.credit, cell: ({ credit }: MovementRow) => <LedgerAccount id={credit} /> },
          { name: columns.amount, isNumber: true, cell: ({ amount }: MovementRow) => amount.naira },
        ]}
      />
    </Section>
  );
}

function LedgerAccount({ id }: { id: string }) {
  const [kind = ''] = id.split(':');
  return <>{words.ledger.accounts[kind] ?? id}</>;
}

const mailTones: Record<MailRow['status'], Tone> = {
  pending: 'waiting',
  sent: 'good',
  failed: 'bad',
  dismissed: 'quiet',
};

export function Mails({ mails }: Pick<EscrowProps, 'mails'>) {
  const { columns, heading, none, about, kinds, status: statuses } = words.mails;
  return (
    <Section name="mails" title={heading}>
      <Table
        caption={about}
        rows={mails}
        empty={none}
        columns={[
          { name: columns.kind, isHeading: true, cell: ({ kind }: MailRow) => kinds[kind] ?? kind },
          { name: columns.to, cell: ({ recipient }: MailRow) => recipient },
          {
            name: columns.status,
            cell: ({ status }: MailRow) => <Badge tone={mailTones[status]}>{statuses[status]}</Badge>,
          },
          { name: columns.at, cell: ({ at }: MailRow) => <Time at={at} /> },
        ]}
      />
    </Section>
  );
}

export const deliveryTones = { pending: 'waiting', succeeded: 'good', failed: 'bad' } as const;

export function Events({ events }: Pick<EscrowProps, 'events'>) {
  const { heading, none, undelivered, deleted, status: statuses, attempts: counted } = words.events;
  return (
    <Section name="events" title={heading}>
      {events.length === 0 && <p class="soft">{none}</p>}
      <ul class="rows">
        {events.map(({ type, at, deliveries, areDeliveriesDeleted }) => (
          <li>
            <div class="what">
              <code>{type}</code>
              <p class="soft small">
                <Time at={at} />
              </p>
            </div>
            {deliveries.length === 0 && (
              <span class="soft small">{areDeliveriesDeleted ? deleted : undelivered}</span>
            )}
            {deliveries.map(({ href, url, status, attempts }) => (
              <span>
                {href === null ? url : <a href={href}>{url}</a>}{' '}
                <Badge tone={deliveryTones[status]}>{statuses[status]}</Badge>{' '}
                <span class="soft small">{counted(attempts)}</span>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}
