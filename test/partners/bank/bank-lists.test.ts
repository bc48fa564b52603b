import { expect, it } from 'vitest';
import { bankAliases } from '../../../server/src/domain/bank-aliases.js';
import { findSameBank } from '../../../server/src/domain/bank-name.js';
import { listedBanks } from '../fakes/monnify/bank-list.js';
import { publishedBanks } from '../fakes/paystack/bank-list.js';

it("every bank in the lists of both partners is found in the other one's, and no other bank is", () => {
  const found = publishedBanks.flatMap(({ code, name }) => {
    const same = findSameBank({ bankCode: code, bankName: name }, listedBanks);
    return same === null ? [] : [`${code} ${name}: ${same.code}`];
  });
  expect(found).toEqual([
    '044 Access Bank: 044',
    '011 First Bank of Nigeria: 011',
    '058 Guaranty Trust Bank: 058',
    '232 Sterling Bank: 232',
    '033 United Bank For Africa: 033',
    '035 Wema Bank: 035',
    '057 Zenith Bank: 057',
    '999992 Paycom: 305',
  ]);
});

it('a bank with several names has the code of NIP that Monnify lists', () => {
  const codes = bankAliases.flatMap(({ nipCode, names }) => {
    const listed = listedBanks.filter(({ name }) =>
      names.some((each) => each.toLowerCase() === name.toLowerCase()),
    );
    return listed.map(({ nipBankCode }) => [nipCode, nipBankCode]);
  });
  expect(codes.length).toBeGreaterThan(2);
  expect(codes.filter(([ours, theirs]) => ours !== theirs)).toEqual([]);
});
