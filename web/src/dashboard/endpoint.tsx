import { Fact, Section } from '../parts/fields.js';
import { dashboardDevelopers as words } from '../words/english-dashboard-developers.js';
import type { AttemptView, DeliveryProps, EndpointProps } from './developers-props.js';
import { Frame } from './frame.js';
import { pathIn } from './frame-props.js';
import { DeliveryOutcome, DeliveryTable } from './parts/deliveries.js';
import { doneNotice, EndpointStatus, EventChoice, successOf } from './parts/endpoints.js';
import { ActionForm, Field } from './parts/form.js';
import { Badge, Heading, Pages, Time } from './parts/show.js';

/** One endpoint with its deliveries, and what can be done with it. */
export function EndpointPage(props: EndpointProps) {
  const { frame, endpoint, secret, deliveries, pages } = props;
  return (
    <Frame {...props} notice={doneNotice(props.done)} title={endpoint.url} current="developers">
      <p>
        <a href={pathIn(frame, '/developers')}>{words.endpoint.back}</a>
      </p>
      <Heading title={endpoint.url}>
        <EndpointStatus {...endpoint} />
      </Heading>
      {secret !== null && (
        <section class="card" aria-labelledby="secret">
          <h2 id="secret">{words.secret.heading}</h2>
          <p>{words.secret.about}</p>
          <code id="secret-text">{secret}</code>{' '}
          <button type="button" class="plain" hidden data-copy={secret} data-of="secret-text">
            {words.secret.copy}
          </button>
        </section>
      )}
      <section>
        <dl>
          <Fact name={words.endpoint.events}>{endpoint.events.join(', ')}</Fact>
          <Fact name={words.endpoints.columns.success}>{successOf(endpoint.health)}</Fact>
          <Fact name={words.endpoints.columns.since}>
            <Time at={endpoint.createdAt} />
          </Fact>
        </dl>
        <EndpointActions {...props} />
        <EndpointEvents {...props} />
        <EndpointReplay {...props} />
      </section>
      <Section name="deliveries" title={words.deliveries.heading}>
        <DeliveryTable rows={deliveries} />
      </Section>
      <Pages {...pages} />
    </Frame>
  );
}

function EndpointEvents({ frame, rights, endpoint, catalogue, intention, problem }: EndpointProps) {
  if (!rights.canManage) return null;
  const wrong = problem?.form === 'events' ? problem.text : undefined;
  return (
    <details open={wrong ? true : undefined}>
      <summary>{words.endpoint.choose}</summary>
      <ActionForm frame={frame} action={`${endpoint.href}/events`} hidden={{ intention }}>
        <EventChoice types={catalogue} chosen={endpoint.events} problem={wrong} />
        <button type="submit">{words.endpoint.keep}</button>
      </ActionForm>
    </details>
  );
}

function EndpointReplay({ frame, rights, endpoint, intention, replay, problem }: EndpointProps) {
  const { replay: said } = words.endpoint;
  if (!rights.canRedeliver) return null;
  const found = replay?.found ?? null;
  const action = `${endpoint.href}/replay`;
  return (
    <details open={replay ? true : undefined}>
      <summary>{said.heading}</summary>
      <p class="soft">{said.about}</p>
      <ActionForm frame={frame} action={action} hidden={{ intention }} class="filters">
        <Field
          name="since"
          label={said.since}
          type="date"
          value={replay?.since}
          problem={problem?.form === 'replay' ? problem.text : undefined}
        />
        <Field name="until" label={said.until} type="date" value={replay?.until} hint={said.untilHint} />
        <button type="submit" class="plain">
          {said.count}
        </button>
      </ActionForm>
      {replay && found && (
        <>
          <p role="status">{said.counted(found.count, found.hasMore)}</p>
          {found.count > 0 && (
            <ActionForm
              frame={frame}
              action={action}
              hidden={{ intention, since: replay.since, until: replay.until, confirmed: 'yes' }}
            >
              <button type="submit">{said.button}</button>
            </ActionForm>
          )}
        </>
      )}
    </details>
  );
}

function EndpointActions({ frame, rights, endpoint, intention }: EndpointProps) {
  const button = (action: string, text: string, tone: 'plain' | 'danger' = 'plain') => (
    <ActionForm frame={frame} action={`${endpoint.href}/${action}`} hidden={{ intention }}>
      <button type="submit" class={tone}>
        {text}
      </button>
    </ActionForm>
  );
  return (
    <>
      {rights.needsPlan && <p class="soft">{words.create.plan}</p>}
      <div class="actions">
        {rights.canRedeliver && button('test', words.endpoint.test)}
        {rights.canManage && (
          <>
            {endpoint.isActive ? button('off', words.endpoint.off) : button('on', words.endpoint.on)}
            {button('rotate', words.endpoint.rotate)}
            {button('delete', words.endpoint.remove, 'danger')}
          </>
        )}
      </div>
      {rights.canManage && (
        <p class="soft small">{`${words.endpoint.rotateAbout} ${words.endpoint.removeAbout}`}</p>
      )}
    </>
  );
}

/** One delivery with its attempts: what we sent, and what was answered. */
export function DeliveryPage(props: DeliveryProps) {
  const { frame, rights, delivery, eventId, nextAt, attempts, links, intention } = props;
  const { delivery: said } = words;
  return (
    <Frame
      {...props}
      notice={doneNotice(props.done)}
      title={`${said.title} ${delivery.event}`}
      current="developers"
    >
      <p>
        <a href={links.endpoint ?? pathIn(frame, '/developers')}>{words.endpoint.back}</a>
      </p>
      <Heading title={delivery.event} lead={delivery.url}>
        <DeliveryOutcome {...delivery} />
      </Heading>
      <section>
        <dl>
          <Fact name={words.deliveries.columns.reference}>
            {links.sale === null ? delivery.reference : <a href={links.sale}>{delivery.reference}</a>}
          </Fact>
          <Fact name={said.eventId}>
            <code>{eventId}</code>
          </Fact>
          <Fact name={said.next}>{nextAt && <Time at={nextAt} />}</Fact>
        </dl>
        {rights.canRedeliver && (
          <ActionForm frame={frame} action={links.redeliver} hidden={{ intention }} class="actions">
            <button type="submit">{said.redeliver}</button>
          </ActionForm>
        )}
      </section>
      <h2>{said.attempts}</h2>
      {attempts.length === 0 && <p class="soft">{said.none}</p>}
      {attempts.map((attempt) => (
        <Attempt attempt={attempt} />
      ))}
    </Frame>
  );
}

function Attempt({ attempt }: { attempt: AttemptView }) {
  const { delivery: said, failures } = words;
  const { at, trigger, isSuccess, failure, detail, responseStatus, totalMs, request, response } = attempt;
  const told = [said.trigger[trigger] ?? trigger, said.took(totalMs), detail].filter(Boolean).join(' · ');
  const status = responseStatus === null ? null : words.deliveries.response(responseStatus);
  return (
    <section>
      <p>
        <Time at={at} />{' '}
        <Badge tone={isSuccess ? 'good' : 'bad'}>
          {[failure ? failures[failure] : said.success, status].filter(Boolean).join(', ')}
        </Badge>
      </p>
      <p class="soft small">{told}</p>
      <Contents title={said.request} text={request} />
      {responseStatus !== null && <Contents title={said.response} text={response} />}
    </section>
  );
}

function Contents({ title, text }: { title: string; text: string | null }) {
  return (
    <details>
      <summary>{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <pre tabIndex={0}>{text ?? words.delivery.purged}</pre>
    </details>
  );
}
