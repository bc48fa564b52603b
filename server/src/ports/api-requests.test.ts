import { expect, it } from 'vitest';
import type { Mode } from '../domain/records.js';
import { type ApiRequest, ApiRequestBuffer } from './api-requests.js';

const request = (mode: Mode, id: string) => ({ mode, id }) as ApiRequest;

function fill(buffer: ApiRequestBuffer, ...requests: ApiRequest[]): void {
  for (const each of requests) if (buffer.hasRoomFor(each.mode)) buffer.add(each);
}

it('drops the requests of test mode first when too many wait', () => {
  const buffer = new ApiRequestBuffer(2);
  fill(buffer, request('test', 't1'), request('live', 'l1'), request('test', 't2'), request('live', 'l2'));
  expect(buffer.takeDropped()).toBe(2);
  fill(buffer, request('live', 'l3'));
  expect(buffer.takeDropped()).toBe(1);
  expect(buffer.take(5).map(({ id }) => id)).toEqual(['l1', 'l2']);
  expect(buffer.size).toBe(0);
});

it('hands out live requests first, and each once', () => {
  const buffer = new ApiRequestBuffer();
  fill(buffer, request('test', 't1'), request('live', 'l1'), request('test', 't2'));
  expect(buffer.take(2).map(({ id }) => id)).toEqual(['l1', 't1']);
  expect(buffer.take(2).map(({ id }) => id)).toEqual(['t2']);
  expect(buffer.takeDropped()).toBe(0);
});
