import { Fact, Section } from '../parts/fields.js';
import { dashboardMoney } from '../words/english-dashboard-money.js';
import { Frame } from './frame.js';
import type { BalanceProps, StatementDay } from './money-props.js';
import { Heading, Time } from './parts/show.js';
import { Table } from './parts/table.js';

const { balance: words } = dashboardMoney;

/** Where all money of the account is, and a statement by day. */
export function BalancePage(props: BalanceProps) {
  const { parts, total, asOf, month, days, before, after, csv } = props;
  const { columns } = words;
  const hasOther = days.some(({ other }) => other.kobo !== 0);
  return (
    <Frame {...props} title={words.title} current="balance">
      <Heading title={words.title} />
      <section aria-labelledby="total">
        <h2 id="total">{words.total}</h2>
        <p class="figure">{total.naira}</p>
        <p class="soft small">
          {words.about}
          <Time at={asOf} />
        </p>
        <dl>
          <Fact name={words.parts.held}>{parts.held.naira}</Fact>
          <Fact name={words.parts.payouts}>{parts.payouts.naira}</Fact>
          <Fact name={words.parts.waitingDetails}>{parts.waitingDetails.naira}</Fact>
          <Fact name={words.parts.belowMinimum}>{parts.belowMinimum.naira}</Fact>
          <Fact name={words.parts.scheduled}>{parts.scheduled.naira}</Fact>
          <Fact name={words.parts.refunds}>{parts.refunds.naira}</Fact>
        </dl>
      </section>
      <Section name="statement" title={words.statement}>
        <p class="soft">{words.statementAbout}</p>
        {hasOther && <p class="soft">{words.otherAbout}</p>}
        <div class="pages unprinted">
          {before === null ? <span /> : <a href={before}>{words.before}</a>}
          {after !== null && <a href={after}>{words.after}</a>}
        </div>
        <Table
          caption={words.caption(month)}
          empty={words.none}
          rows={days}
          columns={[
            {
              name: columns.day,
              isHeading: true,
              cell: ({ day }: StatementDay) => <time dateTime={day}>{words.day(day)}</time>,
            },
            { name: columns.received, isNumber: true, cell: ({ received }: StatementDay) => received.naira },
            { name: columns.paid, isNumber: true, cell: ({ paid }: StatementDay) => paid.naira },
            { name: columns.refunded, isNumber: true, cell: ({ refunded }: StatementDay) => refunded.naira },
            { name: columns.returned, isNumber: true, cell: ({ returned }: StatementDay) => returned.naira },
            ...(hasOther
              ? [
                  {
                    name: columns.other,
                    isNumber: true as const,
                    cell: ({ other }: StatementDay) => other.naira,
                  },
                ]
              : []),
            { name: columns.balance, isNumber: true, cell: ({ balance }: StatementDay) => balance.naira },
          ]}
        />
        <p class="unprinted">
          <a href={csv}>{words.csv}</a> <span class="soft small">{words.print}</span>
        </p>
      </Section>
    </Frame>
  );
}
