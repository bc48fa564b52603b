import { audit as words } from '../../words/english-audit.js';
import { Frame } from '../frame.js';
import { Heading, Pages, Time } from '../parts/show.js';
import { Table } from '../parts/table.js';
import type { AuditProps, AuditRow } from './audit-props.js';

/** What was changed of an account, by whom, through what, and what it was before. */
export function AuditPage(props: AuditProps) {
  const { frame, entries, older, csv } = props;
  return (
    <Frame {...props} title={words.title} current="settings">
      <Heading title={words.title} lead={words.lead[frame.mode]}>
        <a class="button plain" href={csv}>
          {words.csv}
        </a>
      </Heading>
      <Table
        caption={words.caption(entries.length)}
        empty={words.none}
        rows={entries}
        columns={[
          {
            name: words.columns.action,
            isHeading: true,
            cell: ({ action }) => words.actions[action] ?? action,
          },
          { name: words.columns.at, cell: ({ at }) => <Time at={at} /> },
          { name: words.columns.by, cell: ({ by }) => authorOf(by) },
          { name: words.columns.network, cell: ({ by }) => by.network ?? '' },
          { name: words.columns.before, cell: ({ before }) => <Values values={before} /> },
          { name: words.columns.after, cell: ({ after }) => <Values values={after} /> },
        ]}
      />
      <Pages newest={null} older={older} />
    </Frame>
  );
}

function authorOf({ name, through }: AuditRow['by']): string {
  const how = words.through[through];
  return name === '' ? how : `${name} (${how})`;
}

function Values({ values }: { values: AuditRow['before'] }) {
  return (
    <>
      {values.map(([name, value]) => (
        <div class="small">
          <span class="soft">{name}:</span> {value}
        </div>
      ))}
    </>
  );
}
