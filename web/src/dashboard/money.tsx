import { dashboard } from '../words/english-dashboard.js';
import { dashboardEscrow } from '../words/english-dashboard-escrow.js';
import { dashboardMoney as words } from '../words/english-dashboard-money.js';
import { dashboardStates as states } from '../words/english-dashboard-states.js';
import { Frame } from './frame.js';
import { pathIn } from './frame-props.js';
import type {
  DisputeRow,
  DisputesProps,
  ListedTransfer,
  PayoutsProps,
  SellerRow,
  SellersProps,
} from './money-props.js';
import { Select } from './parts/form.js';
import { Heading, Pages, Tabs, Time } from './parts/show.js';
import { DisputeBadge, TransferBadge } from './parts/status.js';
import { Table } from './parts/table.js';

/** Disputes by deadline. */
export function DisputesPage(props: DisputesProps) {
  const { which, rows, pages, frame } = props;
  const { columns } = words.disputes;
  return (
    <Frame {...props} title={words.disputes.title} current="disputes">
      <Heading title={words.disputes.title} lead={words.disputes.about} />
      <Tabs
        label={words.disputes.title}
        tabs={(['open', 'resolved'] as const).map((each) => ({
          text: words.disputes.which[each],
          href: pathIn(frame, each === 'open' ? '/disputes' : '/disputes?which=resolved'),
          isCurrent: each === which,
        }))}
      />
      <section>
        <Table
          caption={words.disputes.caption[which]}
          empty={words.disputes.none[which]}
          rows={rows}
          columns={[
            {
              name: columns.reference,
              isHeading: true,
              cell: ({ href, reference }: DisputeRow) => <a href={href}>{reference}</a>,
            },
            { name: columns.reason, cell: ({ reason }: DisputeRow) => states.disputeReason[reason] },
            { name: columns.amount, isNumber: true, cell: ({ amount }: DisputeRow) => amount.naira },
            { name: columns.status, cell: ({ status }: DisputeRow) => <DisputeBadge status={status} /> },
            {
              name: columns.respondBy,
              cell: ({ respondBy, isOverdue }: DisputeRow) =>
                respondBy && (
                  <span class={isOverdue ? 'problem' : undefined}>
                    {isOverdue && words.disputes.overdue}
                    <Time at={respondBy} />
                  </span>
                ),
            },
            { name: columns.opened, cell: ({ openedAt }: DisputeRow) => <Time at={openedAt} /> },
          ]}
        />
      </section>
      <Pages {...pages} />
    </Frame>
  );
}

/** Payouts or refunds with their status. */
export function PayoutsPage(props: PayoutsProps) {
  const { kind, status, rows, pages, frame } = props;
  const shared = dashboardEscrow.transfers.columns;
  const statuses = Object.entries(kind === 'payout' ? states.payout : states.refund);
  const at = (each: PayoutsProps['kind']) => pathIn(frame, each === 'payout' ? '/payouts' : '/refunds');
  return (
    <Frame {...props} title={words.payouts.title[kind]} current="payouts">
      <Heading title={words.payouts.title[kind]} lead={words.payouts.about[kind]} />
      <Tabs
        label={words.payouts.title[kind]}
        tabs={(['payout', 'refund'] as const).map((each) => {
          return { text: words.payouts.kinds[each], href: at(each), isCurrent: each === kind };
        })}
      />
      <form method="get" action={at(kind)} class="card actions">
        <Select
          name="status"
          label={words.payouts.status}
          value={status}
          options={[['', dashboard.list.any], ...statuses]}
        />
        <button type="submit">{dashboard.list.apply}</button>
      </form>
      <section>
        <Table
          caption={words.payouts.caption}
          empty={words.payouts.none}
          rows={rows}
          columns={[
            {
              name: words.payouts.reference,
              isHeading: true,
              cell: ({ href, reference }: ListedTransfer) => <a href={href}>{reference}</a>,
            },
            { name: shared.amount, isNumber: true, cell: ({ amount }: ListedTransfer) => amount.naira },
            { name: shared.status, cell: ({ status: each }: ListedTransfer) => <TransferBadge {...each} /> },
            ...(kind === 'payout'
              ? [
                  {
                    name: words.payouts.payee,
                    cell: ({ payee }: ListedTransfer) => payee ?? words.payouts.you,
                  },
                  { name: shared.account, cell: ({ account }: ListedTransfer) => account },
                ]
              : []),
            {
              name: shared.session,
              cell: ({ sessionId }: ListedTransfer) => sessionId && <code>{sessionId}</code>,
            },
            { name: shared.failure, cell: ({ failure }: ListedTransfer) => failure },
            { name: shared.fee, isNumber: true, cell: ({ fee }: ListedTransfer) => fee?.naira },
            { name: shared.at, cell: ({ at: when }: ListedTransfer) => <Time at={when} /> },
          ]}
        />
      </section>
      <Pages {...pages} />
    </Frame>
  );
}

/** The payees of an account. */
export function SellersPage(props: SellersProps) {
  const { sellers } = words;
  const { columns } = sellers;
  return (
    <Frame {...props} title={sellers.title} current="sellers">
      <Heading title={sellers.title} lead={sellers.about} />
      <section>
        <Table
          caption={sellers.caption}
          empty={sellers.none}
          rows={props.rows}
          columns={[
            { name: columns.email, isHeading: true, cell: ({ email }: SellerRow) => email },
            { name: columns.name, cell: ({ name }: SellerRow) => name },
            { name: columns.account, cell: ({ account }: SellerRow) => account ?? sellers.noAccount },
            { name: columns.savedBy, cell: ({ savedBy }: SellerRow) => savedBy && sellers.savedBy[savedBy] },
            { name: columns.since, cell: ({ since }: SellerRow) => <Time at={since} /> },
            { name: sellers.sales, cell: ({ href }: SellerRow) => <a href={href}>{sellers.sales}</a> },
          ]}
        />
      </section>
      <Pages {...props.pages} />
    </Frame>
  );
}
