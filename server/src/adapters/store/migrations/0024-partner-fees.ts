import { appendOnly, columnTypes, createTable, type Migration } from './schema.js';

/** What a partner keeps of a payment, and what moves between a partner and the operator's bank account. */
export const partnerFees: Migration = {
  number: 24,
  name: 'partner-fees',
  statements(engine) {
    const { text, word, mode, natural, positive, integer } = columnTypes(engine);
    return [
      `alter table credit add column ${integer('fee', 0)}`,
      `alter table sandbox_credit add column ${integer('fee', 0)}`,
      createTable(engine, 'partner_settlement', [
        `${text('id')} primary key`,
        text('partner'),
        mode,
        text('partner_settlement_id'),
        word('direction', 'to_operator', 'to_partner'),
        positive('amount'),
        natural('settled_at'),
        natural('created_at'),
        'unique (partner, mode, partner_settlement_id)',
      ]),
      ...appendOnly(engine, 'partner_settlement'),
    ];
  },
};
