import { describe, expect, it, test } from 'vitest';
import { type BankAliases, bankAliases } from './bank-aliases.js';
import { findSameBank, findTypedBank, isSameBank, otherNamesOf } from './bank-name.js';

const banks = [
  { code: '058', name: 'GTBank' },
  { code: '033', name: 'UBA' },
  { code: '011', name: 'FirstBank' },
  { code: '044', name: 'Access bank' },
  { code: '063', name: 'Access Bank (Diamond)' },
  { code: '305', name: 'OPAY' },
  { code: '50515', name: 'Moniepoint Microfinance Bank' },
  { code: '999', name: 'Twin Bank' },
  { code: '998', name: 'TWIN BANK PLC' },
  { code: '50211', name: 'Some Other Bank' },
  { code: '000', name: 'Bank' },
];

describe('the bank of a code and name in the list of another partner', () => {
  it.each([
    ['the same code, initials of the name', '058', 'Guaranty Trust Bank', '058'],
    ['the same code, initials of a name with small words', '033', 'United Bank For Africa', '033'],
    ['the same code, the name written as one word', '011', 'First Bank of Nigeria', '011'],
    ['the same code, a part of the name', '063', 'Diamond Bank', '063'],
    ['the same code of a longer name', '044', 'Access Bank Plc', '044'],
    ['another code, the same name', '999992', 'OPay', '305'],
    ['another code, the same name abbreviated', '090405', 'Moniepoint MFB', '50515'],
    ['a code that collides, the name of another bank', '305', 'Access Bank', '044'],
    ['a code that collides, a name not in the list', '50211', 'Kuda Bank', null],
    ['another code, a part of a name', '001', 'Diamond Bank', null],
    ['another code, initials of a name', '001', 'SOB', null],
    ['another code, another name of the bank', '001', 'Guaranty Trust Bank', '058'],
    ['another code, the legal name', '999992', 'Paycom', '305'],
    ['another code, both names', '999992', 'OPay Digital Services Limited (OPay)', null],
    ['another code, a name that two banks have', '001', 'Twin Bank', null],
    ['another code, another name', '999992', 'Palmpay', null],
    ['a name without a word of its own', '001', 'The Bank', null],
    ['the same code, a name without a word of its own', '044', 'The Bank', null],
  ])('%s', (_, bankCode, bankName, code) => {
    expect(findSameBank({ bankCode, bankName }, banks)?.code ?? null).toBe(code);
  });
});

test.each([
  ['the same partner and code', ['paystack', '044', 'Access Bank'], ['paystack', '044', 'Access'], true],
  ['the same partner, another code', ['paystack', '044', 'Access'], ['paystack', '063', 'Access'], false],
  [
    'another partner, code and name fit',
    ['paystack', '058', 'Guaranty Trust Bank'],
    ['monnify', '058', 'GTBank'],
    true,
  ],
  ['another partner, another name', ['paystack', '305', 'Kuda Bank'], ['monnify', '305', 'OPAY'], false],
  ['another partner, the name alone', ['paystack', '999992', 'OPay'], ['monnify', '305', 'OPAY'], true],
  ['unknown partners, code and name', [null, '044', 'Access Bank'], [null, '044', 'Access bank'], true],
  ['unknown partners, another name', [null, '044', 'Access Bank'], [null, '044', 'Wema Bank'], false],
] as const)('two accounts are at one bank: %s', (_, one, other, isSame) => {
  const [left, right] = [one, other].map(([bankCodePartner, bankCode, bankName]) => {
    return { bankCodePartner, bankCode, bankName };
  });
  expect(left && right && isSameBank(left, right)).toBe(isSame);
});

test('no name of the table is a name of two banks', () => {
  const clashes = bankAliases.flatMap((one) =>
    bankAliases
      .filter((other) => other !== one)
      .flatMap((other) =>
        one.names.filter((name) => findSameBank({ bankCode: '', bankName: name }, listed(other))),
      ),
  );
  expect(clashes).toEqual([]);
  expect(new Set(bankAliases.map(({ nipCode }) => nipCode)).size).toBe(bankAliases.length);
});

const listed = ({ nipCode, names }: BankAliases) => names.map((name) => ({ code: nipCode, name }));

const typedBanks = [
  { code: '058', name: 'Guaranty Trust Bank' },
  { code: '999992', name: 'Paycom' },
  { code: '999991', name: 'PalmPay' },
  { code: '50211', name: 'Kuda Microfinance Bank' },
  { code: '50515', name: 'Moniepoint MFB' },
  { code: '011', name: 'First Bank of Nigeria' },
  { code: '214', name: 'First City Monument Bank' },
];

it.each([
  ['058', '058'],
  ['GTBank', '058'],
  ['gtb', '058'],
  [' guaranty trust bank ', '058'],
  ['Guar', '058'],
  ['OPay', '999992'],
  ['opay', '999992'],
  ['Palmpay', '999991'],
  ['Kuda', '50211'],
  ['moniepoint', '50515'],
  ['FCMB', '214'],
  ['First Bank', '011'],
  ['Firs', null],
  ['Bank', null],
  ['', null],
  ['Nobody', null],
])('a seller who types %j means the bank %s', (typed, code) => {
  expect(findTypedBank(typed, typedBanks)?.code ?? null).toBe(code);
});

it('a bank is offered under the names that people use for it', () => {
  expect(otherNamesOf('Paycom')).toContain('OPay');
  expect(otherNamesOf('Guaranty Trust Bank')).toEqual(['GTBank', 'GTB']);
  expect(otherNamesOf('First Bank of Nigeria')).toEqual([]);
});
