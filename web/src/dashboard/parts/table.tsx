import type { ComponentChildren } from 'preact';

interface Column<Row> {
  name: string;
  /** Right-aligned, unbroken. */
  isNumber?: true;
  /** The cell that names the row. */
  isHeading?: true;
  cell(row: Row): ComponentChildren;
}

interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Shown instead of a table without rows. */
  empty: string;
}

/** A table that becomes a list of cards on a phone. */
export function Table<Row>({ caption, columns, rows, empty }: TableProps<Row>) {
  if (rows.length === 0) return <p class="soft">{empty}</p>;
  return (
    <table class="stacked">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name, isNumber }) => (
            <th scope="col" class={isNumber && 'number'}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr>
            {columns.map((column) => (
              <Cell column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { name, isNumber, isHeading, cell } = column;
  if (isHeading) {
    return <th scope="row">{cell(row)}</th>;
  }
  return (
    <td class={isNumber && 'number'} data-name={name}>
      {cell(row)}
    </td>
  );
}
