import { columnTypes, createTable, type Migration } from './schema.js';

/** The photos that buyers and sellers upload, as proof of a delivery or about a dispute. */
export const photos: Migration = {
  number: 61,
  name: 'photos',
  statements(engine) {
    const { text, word, mode, natural } = columnTypes(engine);
    return [
      createTable(engine, 'photo', [
        `${text('id')} primary key`,
        `${text('account_id')} references account`,
        mode,
        `${text('checkout_id')} references checkout`,
        word('side', 'buyer', 'seller'),
        text('person_id'),
        word('kind', 'delivery', 'dispute'),
        natural('size'),
        natural('created_at'),
        natural('bound_at', 'null'),
      ]),
      'create index photo_of_checkout on photo (checkout_id, side)',
      'create index photo_of_account on photo (account_id, mode)',
      'create index photo_unbound on photo (created_at) where bound_at is null',
      'create index photo_by_age on photo (created_at, id)',
    ];
  },
};
