import { limits } from '@escrow-checkout/contract';
import { describe, expect, it } from 'vitest';
import { worldAfter } from '../testing/cells.js';
import { escrowInput } from '../testing/fixtures.js';
import { differingFields } from './initiate.js';
import {
  hasReleaseCode,
  refuseWrongCode,
  releaseCodeAttemptsLeft,
  releaseCodeAttemptsMax,
} from './release-code.js';

const codeOf = (given: string) => {
  const { releaseCodeSealed, releaseCodeAttempts } = worldAfter(given).aggregate.escrow;
  return [releaseCodeSealed, releaseCodeAttempts];
};

const after = (count: number) => `coded delivered${', try_release_code'.repeat(count)}`;

describe('a release code', () => {
  it('is another one after five entries, and none after ten', () => {
    const codes = Array.from({ length: 11 }, (_, count) => codeOf(after(count)));
    const [first, next] = ['sealed first', 'sealed next'];
    const texts = [first, first, first, first, first, next, next, next, next, next, null];
    expect(codes).toEqual(texts.map((text, count) => [text, count]));
  });

  it.each([
    ['coded released', null],
    ['coded delivered, release code seller', null],
    ['coded refunded', null],
    ['coded declined', null],
    ['coded cancelled', null],
    ['coded delivered, dispute buyer, concede', null],
    ['coded delivered, dispute buyer', 'sealed first'],
    ['coded expired', 'sealed first'],
    ['coded expired, reopen', 'sealed first'],
  ])('%s: is kept only while it may be needed', (given, sealed) => {
    expect(codeOf(given)[0]).toBe(sealed);
  });

  it('is off after as many entries as the contract says', () => {
    expect(releaseCodeAttemptsMax).toBe(limits.releaseCodeAttemptsMax);
  });

  it('stays an option of the escrow when the code is gone', () => {
    const { escrow } = worldAfter('coded released').aggregate;
    expect([hasReleaseCode(escrow), releaseCodeAttemptsLeft(escrow)]).toEqual([true, 10]);
    expect(hasReleaseCode(worldAfter('released').aggregate.escrow)).toBe(false);
  });

  it('says how many entries are left, and when the code is a new one', () => {
    const said = (attempts: number) => refuseWrongCode({ releaseCodeAttempts: attempts });
    expect(said(1)).toMatchObject({ code: 'release_code_wrong', attemptsLeft: 9 });
    expect(said(1).detail).toMatch(/ 4 entries are left/);
    expect(said(4).detail).toMatch(/ 1 entry is left/);
    expect(said(5)).toMatchObject({ attemptsLeft: 5, detail: expect.stringMatching(/new code/) });
    expect(said(10)).toMatchObject({ attemptsLeft: 0, detail: expect.stringMatching(/off now/) });
  });

  it('makes the buyer the author of the release, and says who entered it', () => {
    const decision = worldAfter('coded delivered').say('release code seller');
    const [event] = 'change' in decision ? decision.change.events : [];
    expect(event).toMatchObject({
      type: 'escrow.released',
      actor: { kind: 'buyer', via: 'code' },
      extras: { code_entered_by: 'seller' },
    });
  });

  it('is compared when a request is repeated: with one is not without one', () => {
    const { escrow } = worldAfter('coded awaiting').aggregate;
    expect(differingFields(escrow, { ...escrowInput, releaseCodeSealed: 'sealed anew' })).toEqual([]);
    expect(differingFields(escrow, escrowInput)).toEqual(['release_code']);
  });
});
