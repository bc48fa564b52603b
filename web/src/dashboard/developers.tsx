import { Section } from '../parts/fields.js';
import { dashboard } from '../words/english-dashboard.js';
import { dashboardDevelopers as words } from '../words/english-dashboard-developers.js';
import { dashboardEscrow } from '../words/english-dashboard-escrow.js';
import type { DevelopersProps } from './developers-props.js';
import { Frame } from './frame.js';
import { pathIn } from './frame-props.js';
import { DeliveryTable } from './parts/deliveries.js';
import { DeveloperTabs } from './parts/developer-tabs.js';
import { doneNotice, EndpointTable, EventChoice } from './parts/endpoints.js';
import { ActionForm, Field, Select } from './parts/form.js';
import { Heading, Pages } from './parts/show.js';

/** Endpoints, deliveries and the events there are. */
export function DevelopersPage(props: DevelopersProps) {
  const { frame, endpoints, endpointsMax, status, deliveries, pages, catalogue } = props;
  const statuses = Object.entries(dashboardEscrow.events.status);
  return (
    <Frame {...props} notice={doneNotice(props.done)} title={words.title} current="developers">
      <DeveloperTabs frame={frame} current="webhooks" />
      <Heading title={words.title} />
      <Section name="endpoints" title={words.endpoints.heading}>
        <EndpointTable rows={endpoints} caption={words.endpoints.used(endpoints.length, endpointsMax)} />
      </Section>
      <NewEndpoint {...props} />
      <Section name="deliveries" title={words.deliveries.heading}>
        <form method="get" action={pathIn(frame, '/developers')} class="actions">
          <Select
            name="status"
            label={words.deliveries.status}
            value={status}
            options={[['', dashboard.list.any], ...statuses]}
          />
          <button type="submit">{dashboard.list.apply}</button>
        </form>
        <DeliveryTable rows={deliveries} />
      </Section>
      <Pages {...pages} />
      <details class="card">
        <summary>{words.catalogue.heading}</summary>
        <dl>
          {catalogue.map(({ type, when }) => (
            <div>
              <dt>
                <code>{type}</code>
              </dt>
              <dd class="plainly">{when}</dd>
            </div>
          ))}
        </dl>
        <p>
          <a href="/docs/events">{words.catalogue.more}</a>
        </p>
      </details>
    </Frame>
  );
}

function NewEndpoint({ frame, rights, refused, intention, catalogue, chosen }: DevelopersProps) {
  const { create } = words;
  if (rights.needsPlan) {
    return (
      <p class="notice warn">
        {create.plan} <a href={pathIn(frame, '/settings')}>{create.planHow}</a>
      </p>
    );
  }
  if (!rights.canManage) return <p class="notice">{create.role}</p>;
  return (
    <Section name="create" title={create.heading}>
      <ActionForm
        frame={frame}
        action={pathIn(frame, '/developers/endpoints')}
        hidden={{ intention }}
        class="form"
      >
        <Field
          name="url"
          label={create.url}
          hint={create.urlHint}
          value={refused?.url}
          problem={refused?.problem}
          keyboard="url"
        />
        <EventChoice types={catalogue.map(({ type }) => type)} chosen={refused?.events ?? chosen} />
        <button type="submit">{create.button}</button>
      </ActionForm>
    </Section>
  );
}
