import { dashboard } from '../words/english-dashboard.js';
import { dashboardLists as words } from '../words/english-dashboard-lists.js';
import { dashboardStates as states } from '../words/english-dashboard-states.js';
import type { CheckoutFilter, CheckoutRow, CheckoutsProps } from './checkouts-props.js';
import { Frame } from './frame.js';
import { pathIn } from './frame-props.js';
import { ActionForm, Field, Select } from './parts/form.js';
import { Heading, Pages, Time } from './parts/show.js';
import { CheckoutStatus } from './parts/status.js';
import { Table } from './parts/table.js';

/** The escrows or charges of an account, narrowed by the values in the address. */
export function CheckoutsPage(props: CheckoutsProps) {
  const { kind, rows, filter, newest, older, lookedThrough } = props;
  const isNarrowed = Object.values(filter).some((value) => value !== '');
  return (
    <Frame {...props} title={words.titles[kind]} current={kind}>
      <Heading title={words.titles[kind]} lead={words.about[kind]} />
      <Filters {...props} isNarrowed={isNarrowed} />
      <Views {...props} isNarrowed={isNarrowed} />
      <section>
        <Table
          caption={words.caption(rows.length)}
          columns={columns}
          rows={rows}
          empty={isNarrowed ? words.empty : words.none[kind]}
        />
        {props.isCut && <p class="soft">{words.isCut}</p>}
      </section>
      {lookedThrough !== null && older !== null ? (
        <p>
          {words.lookedThrough(lookedThrough)} <a href={older}>{words.goOn}</a>
        </p>
      ) : (
        <Pages newest={newest} older={older} />
      )}
      {props.csv !== null && (
        <p class="unprinted">
          <a href={props.csv}>{dashboard.list.csv}</a> <span class="soft small">{words.csvAbout}</span>
        </p>
      )}
    </Frame>
  );
}

const columns = [
  {
    name: words.columns.reference,
    isHeading: true as const,
    cell: ({ href, reference, item }: CheckoutRow) => (
      <>
        <a href={href}>{reference}</a>
        {item !== null && <div class="soft small clipped">{item}</div>}
      </>
    ),
  },
  { name: words.columns.buyer, cell: ({ buyer }: CheckoutRow) => buyer },
  { name: words.columns.seller, cell: ({ seller }: CheckoutRow) => seller ?? words.you },
  { name: words.columns.amount, isNumber: true as const, cell: ({ amount }: CheckoutRow) => amount.naira },
  { name: words.columns.status, cell: ({ status }: CheckoutRow) => <CheckoutStatus {...status} /> },
  {
    name: words.columns.blockedBy,
    cell: ({ blockedBy }: CheckoutRow) =>
      blockedBy.length > 0 ? blockedBy.map((reason) => states.blockedBy[reason]).join(', ') : null,
  },
  {
    name: words.columns.due,
    cell: ({ due }: CheckoutRow) =>
      due && (
        <span>
          {words.due[due.what]}
          <Time at={due.at} />
        </span>
      ),
  },
];

function Views({ frame, kind, filter, views, isNarrowed }: CheckoutsProps & { isNarrowed: boolean }) {
  const { views: said } = words;
  if (views.length === 0 && !isNarrowed) return null;
  return (
    <section aria-labelledby="views">
      <h2 id="views">{said.heading}</h2>
      {views.length > 0 && (
        <ul class="rows">
          {views.map(({ name, href, remove }) => (
            <li>
              <a href={href}>{name}</a>
              <ActionForm frame={frame} action={remove} hidden={{ kind }}>
                <button type="submit" class="plain" aria-label={said.removeNamed(name)}>
                  {said.remove}
                </button>
              </ActionForm>
            </li>
          ))}
        </ul>
      )}
      {isNarrowed && (
        <ActionForm
          frame={frame}
          action={pathIn(frame, '/views')}
          hidden={{ kind, ...filter }}
          class="actions"
        >
          <Field name="name" label={said.name} />
          <button type="submit" class="plain">
            {said.save}
          </button>
        </ActionForm>
      )}
    </section>
  );
}

function Filters({ frame, kind, filter, wrong, isNarrowed }: CheckoutsProps & { isNarrowed: boolean }) {
  const { filters } = words;
  const problem = (field: keyof CheckoutFilter) => (wrong.includes(field) ? filters.wrong[field] : undefined);
  const field = (name: Exclude<keyof CheckoutFilter, 'status'>) => {
    return { name, label: filters[name], value: filter[name], problem: problem(name) };
  };
  const isFolded = !isNarrowed || (filter.q !== '' && Object.values(filter).filter(Boolean).length === 1);
  const statuses = Object.entries(kind === 'escrows' ? states.escrow : states.charge);
  return (
    <form method="get" action={pathIn(frame, `/${kind}`)} class="card" aria-label={filters.legend}>
      <Field {...field('q')} type="search" hint={filters.qHint} />
      <details open={isFolded ? undefined : true}>
        <summary>{filters.more}</summary>
        <div class="filters">
          <Select
            name="status"
            label={filters.status}
            value={filter.status}
            problem={problem('status')}
            options={[['', dashboard.list.any], ...statuses]}
          />
          <Field {...field('seller')} type="search" />
          <Field {...field('from')} type="date" />
          <Field {...field('to')} type="date" />
          <Field {...field('min')} keyboard="decimal" />
          <Field {...field('max')} keyboard="decimal" />
        </div>
      </details>
      <div class="actions">
        <button type="submit">{dashboard.list.apply}</button>
        {isNarrowed && (
          <a class="button plain" href={pathIn(frame, `/${kind}`)}>
            {dashboard.list.clear}
          </a>
        )}
      </div>
    </form>
  );
}
