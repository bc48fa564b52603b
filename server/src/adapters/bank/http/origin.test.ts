import { describe, expect, it } from 'vitest';
import { originProblem } from './origin.js';

const problemOf = (address: string) => originProblem(address, ['https://api.partner.example']);

describe('A partner is called', () => {
  it.each([
    'https://api.partner.example',
    'https://api.partner.example/',
    'https://api.partner.example:443',
    'http://127.0.0.1:4801',
    'http://localhost:4801',
    'http://[::1]:4801',
  ])('at %s', (address) => {
    expect(problemOf(address)).toBeNull();
  });

  it.each([
    'http://api.partner.example',
    'https://api.partner.example.evil.example',
    'https://evil.example',
    'https://api.partner.example@evil.example',
    'https://api.partner.example:8443',
    'https://api.partner.example/v1',
    'https://user:secret@api.partner.example',
    'http://127.0.0.1.evil.example',
    'http://10.0.0.1',
    'ftp://127.0.0.1',
    'api.partner.example',
    '',
  ])('never at %j', (address) => {
    expect(problemOf(address)).toMatch(/^The address .*\.$/);
  });
});
