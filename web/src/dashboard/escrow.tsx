import { Fact, Section } from '../parts/fields.js';
import { dashboardEscrow as words } from '../words/english-dashboard-escrow.js';
import { dashboardLists } from '../words/english-dashboard-lists.js';
import { dashboardStates as states } from '../words/english-dashboard-states.js';
import type { DisputeFacts, EscrowProps } from './escrow-props.js';
import { Frame } from './frame.js';
import { pathIn } from './frame-props.js';
import { Credits, Events, Ledger, Mails, Transfers } from './parts/escrow-lists.js';
import { MoneyBar } from './parts/money-bar.js';
import { SidePhotos } from './parts/photos.js';
import { Heading, Time } from './parts/show.js';
import { CheckoutStatus, DisputeBadge } from './parts/status.js';

/** One escrow or charge with its whole story. */
export function EscrowPage(props: EscrowProps) {
  const { row, section, frame, done } = props;
  const notice = done && { tone: 'good' as const, text: words.actions.done[done] };
  return (
    <Frame {...props} notice={notice ?? props.notice} title={row.reference} current={section}>
      <p class="unprinted">
        <a href={pathIn(frame, `/${section}`)}>{words.back[section]}</a>
      </p>
      <Heading title={row.reference} lead={props.facts.description ?? undefined}>
        <CheckoutStatus {...row.status} />
      </Heading>
      <div class="columns">
        <div>
          <MoneyBar money={props.money} />
          <Actions actions={props.actions} />
          <Dispute dispute={props.dispute} hasSeller={props.links.seller !== null} />
          <SidePhotos photos={props.photos} />
          <Story story={props.story} />
        </div>
        <div>
          <Facts {...props} />
          <Links links={props.links} />
        </div>
      </div>
      <Transfers transfers={props.transfers} />
      <Credits credits={props.credits} />
      <Ledger ledger={props.ledger} />
      <Events events={props.events} />
      <Mails mails={props.mails} />
      {props.metadata !== null && <Raw title={words.raw.metadata} text={props.metadata} />}
      <Raw title={words.raw.object} text={props.object} />
    </Frame>
  );
}

function Facts({ facts, row }: EscrowProps) {
  return (
    <Section name="facts" title={words.facts.heading}>
      <dl>
        <Fact name={words.facts.buyer}>{facts.buyer}</Fact>
        <Fact name={words.facts.seller}>{facts.seller ?? words.facts.you}</Fact>
        <Fact name={words.facts.opened}>
          <Time at={row.createdAt} />
        </Fact>
        <Fact name={words.facts.accepted}>{facts.acceptedAt && <Time at={facts.acceptedAt} />}</Fact>
        <Fact name={words.facts.next}>
          {row.due && (
            <>
              {dashboardLists.due[row.due.what]}
              <Time at={row.due.at} />
            </>
          )}
        </Fact>
        {row.blockedBy.length > 0 && (
          <Fact name={words.facts.blocked}>
            {row.blockedBy.map((reason) => states.blockedBy[reason]).join(', ')}
          </Fact>
        )}
      </dl>
    </Section>
  );
}

function Actions({ actions }: Pick<EscrowProps, 'actions'>) {
  if (actions.length === 0) return null;
  return (
    <Section name="actions" title={words.actions.heading}>
      <div class="actions">
        {actions.map(({ name, href }) => (
          <a class={name === 'cancel' ? 'button danger' : 'button plain'} href={href}>
            {words.actions.names[name]}
          </a>
        ))}
      </div>
    </Section>
  );
}

function Links({ links }: Pick<EscrowProps, 'links'>) {
  return (
    <Section name="links" title={words.links.heading}>
      <p class="soft small">{words.links.about}</p>
      <CopyLink id="buyer-link" name={words.links.buyer} url={links.buyer} />
      {links.seller !== null && <CopyLink id="seller-link" name={words.links.seller} url={links.seller} />}
    </Section>
  );
}

/** The address as text, which can be selected where there is no script to copy it. */
function CopyLink({ id, name, url }: { id: string; name: string; url: string }) {
  return (
    <div>
      <h3>{name}</h3>
      <code id={id}>{url}</code>{' '}
      <button type="button" class="plain" hidden data-copy={url} data-of={id}>
        {words.links.copy}
        <span class="unseen"> {name}</span>
      </button>
    </div>
  );
}

function Dispute({ dispute, hasSeller }: Pick<EscrowProps, 'dispute'> & { hasSeller: boolean }) {
  if (dispute === null) return null;
  return (
    <Section name="dispute" title={words.dispute.heading}>
      <p>
        <DisputeBadge status={dispute.status} />
      </p>
      <dl>
        <Fact name={words.dispute.reason}>{states.disputeReason[dispute.reason]}</Fact>
        <Fact name={words.dispute.opened}>
          <Time at={dispute.openedAt} />
        </Fact>
        <Fact name={words.dispute.respondBy}>{dispute.respondBy && <Time at={dispute.respondBy} />}</Fact>
        <Fact name={words.dispute.outcome}>{dispute.outcome && states.disputeOutcome[dispute.outcome]}</Fact>
        <Fact name={words.dispute.decisionReason}>{dispute.decisionReason}</Fact>
        <Fact name={words.dispute.text}>{dispute.description}</Fact>
      </dl>
      {dispute.status !== 'resolved' && dispute.reason !== 'payment_reversed' && (
        <HowToAnswer {...dispute} hasSeller={hasSeller} />
      )}
    </Section>
  );
}

function HowToAnswer({ id, answer, hasSeller }: DisputeFacts & { hasSeller: boolean }) {
  const { answerHere, answerOnPage, answerByCommand, answerByApi, command, forSeller, operation } =
    words.dispute;
  return (
    <>
      {hasSeller && <p>{answerOnPage}</p>}
      {answer !== null && (
        <p>
          <a class="button plain" href={answer}>
            {answerHere}
          </a>
        </p>
      )}
      <p>
        {answerByCommand} <code>{command(id) + (hasSeller ? forSeller : '')}</code> {answerByApi}{' '}
        <code>{operation(id)}</code>
      </p>
    </>
  );
}

function Story({ story }: Pick<EscrowProps, 'story'>) {
  return (
    <Section name="story" title={words.story.heading}>
      <ol class="story">
        {story.map(({ at, summary, ...by }) => (
          <li>
            {summary}
            <span class="soft">
              <Time at={at} /> · {whoDid(by)}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function whoDid({ actor, via, member }: Omit<EscrowProps['story'][number], 'at' | 'summary'>): string {
  const { by, actors, vias, formerMember, dashboard } = words.story;
  if (member !== null) return by(member.email ?? formerMember, dashboard);
  return by(actors[actor] ?? actor, vias[via] ?? via);
}

function Raw({ title, text }: { title: string; text: string }) {
  return (
    <details class="card">
      <summary>{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <pre tabIndex={0}>{text}</pre>
    </details>
  );
}
