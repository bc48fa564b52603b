import { Fact } from '../parts/fields.js';
import { dashboard } from '../words/english-dashboard.js';
import { dashboardRequests as words } from '../words/english-dashboard-requests.js';
import { Frame } from './frame.js';
import { pathIn } from './frame-props.js';
import { DeveloperTabs } from './parts/developer-tabs.js';
import { Field, Select } from './parts/form.js';
import { Badge, Heading, Pages, Time, type Tone } from './parts/show.js';
import { Table } from './parts/table.js';
import type { RequestProps, RequestRow, RequestsProps } from './requests-props.js';

/** The log of requests to the API. */
export function RequestsPage(props: RequestsProps) {
  const { frame, rows, pages, lookedThrough } = props;
  return (
    <Frame {...props} title={words.title} current="developers">
      <DeveloperTabs frame={frame} current="requests" />
      <Heading title={words.title} lead={words.about} />
      <Filters {...props} />
      <section>
        <Table caption={words.caption(rows.length)} empty={words.none} rows={rows} columns={columns} />
      </section>
      {lookedThrough !== null && pages.older !== null ? (
        <p>
          {words.lookedThrough(lookedThrough)} <a href={pages.older}>{words.goOn}</a>
        </p>
      ) : (
        <Pages {...pages} />
      )}
    </Frame>
  );
}

const columns = [
  {
    name: words.columns.operation,
    isHeading: true as const,
    cell: ({ href, operation }: RequestRow) => <a href={href}>{operation}</a>,
  },
  {
    name: words.columns.path,
    cell: ({ method, path }: RequestRow) => <code>{`${method} ${path}`}</code>,
  },
  { name: words.columns.status, cell: (row: RequestRow) => <RequestStatus {...row} /> },
  {
    name: words.columns.duration,
    isNumber: true as const,
    cell: ({ durationMs }: RequestRow) => words.took(durationMs),
  },
  { name: words.columns.at, cell: ({ at }: RequestRow) => <Time at={at} /> },
];

function RequestStatus({ status, code }: Pick<RequestRow, 'status' | 'code'>) {
  return (
    <span>
      <Badge tone={toneOf(status)}>{status}</Badge> {code !== null && <code>{code}</code>}
    </span>
  );
}

function toneOf(status: number): Tone {
  if (status < 400) return 'good';
  return status < 500 ? 'waiting' : 'bad';
}

function Filters({ frame, filter, operations }: RequestsProps) {
  const { filters, outcomes } = words;
  const isNarrowed = Object.values(filter).some((value) => value !== '');
  return (
    <form
      method="get"
      action={pathIn(frame, '/developers/requests')}
      class="card"
      aria-label={filters.legend}
    >
      <Field name="id" label={filters.id} value={filter.id} type="search" hint={filters.idHint} />
      <div class="filters">
        <Select
          name="outcome"
          label={filters.outcome}
          value={filter.outcome}
          options={[['', dashboard.list.any], ...Object.entries(outcomes)]}
        />
        <Select
          name="operation"
          label={filters.operation}
          value={filter.operation}
          options={[['', dashboard.list.any], ...operations.map((name) => [name, name] as const)]}
        />
      </div>
      <div class="actions">
        <button type="submit">{dashboard.list.apply}</button>
        {isNarrowed && (
          <a class="button plain" href={pathIn(frame, '/developers/requests')}>
            {dashboard.list.clear}
          </a>
        )}
      </div>
    </form>
  );
}

/** One request, with what was sent and answered as far as the log keeps it. */
export function RequestPage(props: RequestProps) {
  const { frame, request, apiKey, requestBody, responseBody } = props;
  const { one } = words;
  return (
    <Frame {...props} title={request.operation} current="developers">
      <p>
        <a href={pathIn(frame, '/developers/requests')}>{one.back}</a>
      </p>
      <Heading title={request.operation} lead={`${request.method} ${request.path}`}>
        <RequestStatus status={request.status} code={null} />
      </Heading>
      <section>
        <dl>
          <Fact name={one.id}>
            <code>{request.requestId}</code>
          </Fact>
          <Fact name={one.code}>{request.code && <code>{request.code}</code>}</Fact>
          <Fact name={one.key}>
            {apiKey === null ? one.keyGone : one.keyNamed(apiKey.name, apiKey.last4)}
          </Fact>
          <Fact name={one.duration}>{words.took(request.durationMs)}</Fact>
          <Fact name={one.at}>
            <Time at={request.at} />
          </Fact>
        </dl>
      </section>
      <p class="soft">{one.redacted}</p>
      <Body title={one.request} text={requestBody} none={one.noRequest} />
      <Body title={one.response} text={responseBody} none={one.noResponse} />
    </Frame>
  );
}

function Body({ title, text, none }: { title: string; text: string | null; none: string }) {
  return (
    <section>
      <h2>{title}</h2>
      {text === null ? (
        <p class="soft">{none}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
        <pre tabIndex={0}>{text}</pre>
      )}
    </section>
  );
}
