import { columnTypes, createNarrowTable, type Migration } from './schema.js';

/** Figures by day for charts, and how far they have been added up. */
export const dailyFigures: Migration = {
  number: 55,
  name: 'daily-figures',
  statements(engine) {
    const { text, mode, natural, integer } = columnTypes(engine);
    return [
      createNarrowTable(engine, 'daily_figure', [
        text('account_id'),
        mode,
        text('figure'),
        natural('day'),
        integer('amount', 0),
        'primary key (account_id, mode, figure, day)',
      ]),
      createNarrowTable(engine, 'figure_cursor', [`${text('source')} primary key`, natural('position')]),
      "insert into figure_cursor (source, position) values ('change', 0), ('attempt', 0)",
    ];
  },
};
