import { Section } from '../parts/fields.js';
import { dashboardHome as words } from '../words/english-dashboard-home.js';
import { dashboardStates as states } from '../words/english-dashboard-states.js';
import { Frame } from './frame.js';
import type { Attention, HomeProps } from './home-props.js';
import { Badge, Heading, Time, type Tone } from './parts/show.js';

/** What waits for the merchant, where the money is, and what a new account does first. */
export function HomePage(props: HomeProps) {
  const isCalm = props.attention.length === 0;
  return (
    <Frame {...props} title={words.title} current="home">
      <Heading title={props.frame.account.name} />
      {isCalm && <FirstSteps steps={props.firstSteps} />}
      <Section name="attention" title={words.attention.heading}>
        {isCalm ? (
          <p class="soft">{words.attention.nothing}</p>
        ) : (
          <ul class="rows">
            {props.attention.map((each) => (
              <AttentionRow each={each} />
            ))}
          </ul>
        )}
      </Section>
      <Sums {...props} />
      {!isCalm && <FirstSteps steps={props.firstSteps} />}
    </Frame>
  );
}

function AttentionRow({ each }: { each: Attention }) {
  const { name, tone, status } = headOf(each);
  return (
    <li>
      <div class="what">
        <a href={each.href}>{`${words.attention.kind[each.kind]} ${name}`}</a>
        <p class="soft small">
          <AboutAttention each={each} />
        </p>
      </div>
      {'amount' in each && <b class="number">{each.amount.naira}</b>}
      <Badge tone={tone}>{status}</Badge>
    </li>
  );
}

function headOf(each: Attention): { name: string; tone: Tone; status: string } {
  switch (each.kind) {
    case 'dispute': {
      const tone = each.status === 'waiting_for_seller' ? 'bad' : 'waiting';
      return { name: each.reference, tone, status: states.dispute[each.status] };
    }
    case 'payout':
      return { name: each.reference, tone: 'bad', status: states.payout[each.status] };
    case 'endpoint':
      return { name: each.url, tone: 'bad', status: words.attention.endpoint[each.reason] };
    case 'blocked': {
      const reasons = each.blockedBy.map((reason) => states.blockedBy[reason]).join(', ');
      return { name: each.reference, tone: 'waiting', status: words.attention.blocked(reasons) };
    }
  }
}

function AboutAttention({ each }: { each: Attention }) {
  switch (each.kind) {
    case 'dispute':
      return (
        <>
          {states.disputeReason[each.reason]}
          {each.respondBy && ` · ${each.isOverdue ? words.attention.overdue : words.attention.respondBy}`}
          {each.respondBy && <Time at={each.respondBy} />}
        </>
      );
    case 'payout':
      return <>{each.seller === null ? words.attention.toYou : words.attention.toSeller(each.seller)}</>;
    case 'blocked':
      return (
        <>
          {words.attention.since}
          <Time at={each.since} />
        </>
      );
    default:
      return null;
  }
}

function Sums({ held, releasing, releasingEscrows, onItsWay, toBuyers, paidThisWeek, weekBegan }: HomeProps) {
  const { sums } = words;
  return (
    <>
      <h2>{sums.heading}</h2>
      <ul class="cards">
        <Sum name={sums.held} naira={held.naira}>
          {sums.heldAbout}
        </Sum>
        <Sum name={sums.releasing} naira={releasing.naira}>
          {sums.releasingAbout(releasingEscrows)}
        </Sum>
        <Sum name={sums.onItsWay} naira={onItsWay.naira}>
          {sums.onItsWayAbout(toBuyers.naira)}
        </Sum>
        <Sum name={sums.paid} naira={paidThisWeek.naira}>
          {sums.paidAbout}
          <Time at={weekBegan} />
        </Sum>
      </ul>
    </>
  );
}

function Sum({ name, naira, children }: { name: string; naira: string; children: preact.ComponentChildren }) {
  return (
    <li>
      <span class="name">{name}</span>
      <b class="figure">{naira}</b>
      <span class="soft small">{children}</span>
    </li>
  );
}

function FirstSteps({ steps }: { steps: HomeProps['firstSteps'] }) {
  if (steps === null) return null;
  return (
    <Section name="firsts" title={words.firsts.heading}>
      <p class="soft">{words.firsts.about}</p>
      <ol class="rows">
        {steps.map(({ step, isDone, href }) => {
          const { name, about } = words.firsts.steps[step];
          return (
            <li>
              <div class="what">
                {isDone ? <s>{name}</s> : <a href={href}>{name}</a>}
                <p class="soft small">{about}</p>
              </div>
              {isDone && <Badge tone="good">{words.firsts.done}</Badge>}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
