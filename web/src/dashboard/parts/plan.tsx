import { Fact, Section } from '../../parts/fields.js';
import { dashboardAction } from '../../words/english-dashboard-action.js';
import { dashboardStates as states } from '../../words/english-dashboard-states.js';
import type { ActionName, Plan } from '../escrow-props.js';
import { Time } from './show.js';

const { plan: words } = dashboardAction;

/** Who gets what, what it costs, and what cannot be undone. */
export function PlanCard({ action, plan, reason }: { action: ActionName; plan: Plan; reason: string }) {
  const { payouts, refunds, heldBefore, heldAfter, statusAfter, mails, releasesAt } = plan;
  const isMoving = payouts.length + refunds.length > 0;
  return (
    <Section name="plan" title={words.heading}>
      <p class="soft">{words.draft}</p>
      <ul class="rows">
        {payouts.map((payout) => (
          <PayoutLine payout={payout} />
        ))}
        {refunds.map((refund) => (
          <RefundLine refund={refund} />
        ))}
      </ul>
      <dl>
        {isMoving ? (
          <>
            <Fact name={words.held}>{words.arrow(heldBefore.naira, heldAfter.naira)}</Fact>
            <Fact name={words.fee}>{words.noFee}</Fact>
          </>
        ) : (
          <Fact name={words.held}>{words.noMoney}</Fact>
        )}
        <Fact name={words.status}>{states.escrow[statusAfter]}</Fact>
        {heldAfter.kobo > 0 && releasesAt && (
          <Fact name={words.releases}>
            <Time at={releasesAt} />
          </Fact>
        )}
        {reason !== '' && <Fact name={dashboardAction.fields.reason}>{reason}</Fact>}
        {mails.length > 0 && <Fact name={words.mails}>{mails.join(', ')}</Fact>}
      </dl>
      <p class="notice warn">{words.final[action === 'accept' && isMoving ? 'release' : action]}</p>
    </Section>
  );
}

function PayoutLine({ payout }: { payout: Plan['payouts'][number] }) {
  const { amount, seller, account, status, scheduledFor } = payout;
  return (
    <li>
      <div class="what">
        <b>{seller === null ? words.toYou(amount.naira) : words.payout(amount.naira)}</b>
        <p class="soft small">
          {account === null ? words.noAccount : words.account(account.bankName, account.last4)}
          {account?.name && `, ${account.name}`}
          {scheduledFor && (
            <>
              {', '}
              {words.daily}
              <Time at={scheduledFor} />
            </>
          )}
        </p>
        {status === 'below_minimum' && <p class="soft small">{words.belowMinimum}</p>}
      </div>
    </li>
  );
}

function RefundLine({ refund }: { refund: Plan['refunds'][number] }) {
  const { amount, payer, status } = refund;
  return (
    <li>
      <div class="what">
        <b>{words.refund(amount.naira)}</b>
        <p class="soft small">{payer === null ? words.payerUnknown : words.payer(payer)}</p>
        {status === 'below_minimum' && <p class="soft small">{words.refundTooSmall}</p>}
      </div>
    </li>
  );
}
