import { describe, expect, it } from 'vitest';
import { SealFault } from '../../ports/sealer.js';
import { createSealer } from './sealer.js';

const sealer = createSealer('ab'.repeat(32));

describe('sealed secrets', () => {
  it('open for the purpose they were sealed for', () => {
    expect(sealer.open('account_number', sealer.seal('account_number', '0123456789'))).toBe('0123456789');
  });

  it('do not open for another purpose, under another key, or when one byte is changed', () => {
    const sealed = sealer.seal('account_number', '0123456789');
    const broken = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');
    expect(() => sealer.open('answer', sealed)).toThrow(SealFault);
    expect(() => createSealer('cd'.repeat(32)).open('account_number', sealed)).toThrow();
    expect(() => sealer.open('account_number', broken)).toThrow();
  });

  it('look different each time and do not show the text', () => {
    expect(sealer.seal('a', '0123456789')).not.toBe(sealer.seal('a', '0123456789'));
    expect(sealer.seal('a', '0123456789')).not.toContain('0123456789');
  });
});
