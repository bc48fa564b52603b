import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BrandCommand,
  type BrandField,
  type BrandRecord,
  brandStatus,
  decideBrand,
  luminanceOf,
  noBrand,
  paintOf,
  readBrand,
  shownBrand,
} from './brand.js';

const reading = (fields: Partial<Record<BrandField, string>>) => readBrand((name) => fields[name] ?? '');

describe('the form of a brand', () => {
  it.each<[BrandField, string, string]>([
    ['name', '  Adire   Market ', 'Adire Market'],
    ['name', 'Ọjà Àdìrẹ', 'Ọjà Àdìrẹ'],
    ['colour', '#0B6B43', '#0b6b43'],
    ['support_email', 'help@adire.example', 'help@adire.example'],
    ['support_phone', '+234 801 234 5678', '+234 801 234 5678'],
  ])('takes %s %j', (name, typed, stored) => {
    expect(reading({ [name]: typed })).toEqual({
      fields: { name: null, colour: null, support_email: null, support_phone: null, [name]: stored },
    });
  });

  it.each<[BrandField, string]>([
    ['name', 'A'],
    ['name', 'x'.repeat(61)],
    ['name', '<script>'],
    ['name', '--'],
    ['name', '\u3164\u3164'],
    ['name', 'Adire\u034f'],
    ['name', 'Adire\u202eteкraM'],
    ['colour', 'green'],
    ['colour', '#0b6b43;}body{display:none'],
    ['support_email', 'help@adire'],
    ['support_email', 'a@b.example,c@d.example'],
    ['support_phone', 'call us'],
    ['support_phone', '+234'],
  ])('refuses %s %j', (name, typed) => {
    expect(reading({ [name]: typed })).toEqual({ wrong: [name] });
  });
});

const colours = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

it('the text of a button has a contrast of 4.5 or more on any colour', () => {
  fc.assert(
    fc.property(colours, (colour) => {
      const { fill, ink } = paintOf(colour);
      const [light, dark] = [luminanceOf(fill), luminanceOf(ink)].toSorted((a, b) => b - a) as [
        number,
        number,
      ];
      return (light + 0.05) / (dark + 0.05) >= 4.5;
    }),
  );
});

describe('what is shown', () => {
  const [first, second] = [
    { ...noBrand, name: 'First' },
    { ...noBrand, name: 'Second' },
  ];
  const record = (values: Partial<BrandRecord>): BrandRecord => ({
    accountId: 'a',
    version: 2,
    proposed: second,
    proposedAt: 1,
    decidedAt: null,
    approved: null,
    approvedVersion: null,
    declinedReason: null,
    ...values,
  });

  it.each([
    ['nothing yet', null, 'none', null, null],
    ['a first proposal', record({}), 'proposed', 'Second', null],
    ['an approved one', record({ approved: second, approvedVersion: 2 }), 'approved', 'Second', 'Second'],
    ['a change of it', record({ approved: first, approvedVersion: 1 }), 'proposed', 'Second', 'First'],
    [
      'a change that was declined',
      record({ approved: first, approvedVersion: 1, declinedReason: 'no' }),
      'declined',
      'Second',
      'First',
    ],
  ] as const)('of %s', (_, given, status, inTest, inLive) => {
    expect(brandStatus(given)).toBe(status);
    expect([shownBrand(given, 'test').name, shownBrand(given, 'live').name]).toEqual([inTest, inLive]);
  });
});

describe('a command on a brand', () => {
  const { logo: _, ...nothing } = noBrand;
  const context = { accountId: 'a', now: 9 };
  const propose = (name: string, logo?: string | null): BrandCommand => {
    return { command: 'propose', fields: { ...nothing, name }, logo };
  };
  const after = (...commands: BrandCommand[]) =>
    commands.reduce<BrandRecord | null>((before, command) => {
      const decided = decideBrand(before, command, context);
      if ('refused' in decided) throw new Error(decided.refused);
      return decided;
    }, null);
  const approve = (version: number): BrandCommand => ({ command: 'approve', version });
  const decline = (version: number): BrandCommand => ({ command: 'decline', version, reason: 'no' });
  const withdraw: BrandCommand = { command: 'withdraw', reason: 'a fraud' };

  it.each([
    ['a proposal', [propose('One')], ['proposed', 1, 'One', null]],
    ['an approval', [propose('One'), approve(1)], ['approved', 1, 'One', 'One']],
    ['a change after it', [propose('One'), approve(1), propose('Two')], ['proposed', 2, 'Two', 'One']],
    ['its decline', [propose('One'), approve(1), propose('Two'), decline(2)], ['declined', 2, 'Two', 'One']],
    ['a withdrawal', [propose('One'), approve(1), withdraw], ['declined', 1, 'One', null]],
    [
      'what comes after one',
      [propose('One'), approve(1), withdraw, propose('Two')],
      ['proposed', 2, 'Two', null],
    ],
  ])('leads to %s', (_, commands, expected) => {
    const record = after(...commands);
    const { version, proposed, approved } = record as BrandRecord;
    expect([brandStatus(record), version, proposed.name, approved?.name ?? null]).toEqual(expected);
  });

  it.each([
    ['an approval of nothing', [], approve(1), 'proposed nothing that waits'],
    ['an approval of what has changed', [propose('One'), propose('Two')], approve(1), 'it is version 2 now'],
    ['a second decision', [propose('One'), decline(1)], approve(1), 'proposed nothing that waits'],
    ['a withdrawal of what is not shown', [propose('One')], withdraw, 'shows no brand'],
  ])('is refused: %s', (_, commands, command, why) => {
    expect(decideBrand(after(...commands), command, context)).toEqual({
      refused: expect.stringContaining(why),
    });
  });

  it('keeps the logo unless another is chosen or it is removed', () => {
    const logos = [propose('One', 'first'), propose('Two'), propose('Three', null)];
    expect(logos.map((_, n) => after(...logos.slice(0, n + 1))?.proposed.logo)).toEqual([
      'first',
      'first',
      null,
    ]);
  });
});
