import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SqliteConnection } from './sqlite-connection.js';

let folder: string;
let ours: SqliteConnection;
let theirs: SqliteConnection;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sqlite-connection-'));
  ours = new SqliteConnection(join(folder, 'shared.db'), 0);
  ours.exec('create table note (text text) strict');
  theirs = new SqliteConnection(join(folder, 'shared.db'), 0);
});

afterEach(() => {
  ours.close();
  theirs.close();
  rmSync(folder, { recursive: true });
});

const count = (connection: SqliteConnection) => connection.rows('select count(*) as n from note', [])[0];
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it('sees in the next turn what another process committed after a read of this one', async () => {
  expect(count(ours)).toEqual({ n: 0 });
  theirs.rows("insert into note values ('theirs')", []);
  await nextTurn();
  expect(count(ours)).toEqual({ n: 1 });
});

it('sees what another process committed before a message arrived, whatever ran before that', async () => {
  const { port1, port2 } = new MessageChannel();
  const seen = new Promise((resolve) => port2.once('message', () => resolve(count(ours))));
  setImmediate(() => {
    count(ours);
    theirs.rows("insert into note values ('theirs')", []);
    port1.postMessage('committed');
  });
  expect(await seen).toEqual({ n: 1 });
  port1.close();
});

it('sees at once what it wrote itself after a read of the same turn', () => {
  expect(count(ours)).toEqual({ n: 0 });
  ours.rows("insert into note values ('alone')", []);
  ours.control('begin immediate');
  ours.touch("insert into note values ('together')", []);
  ours.control('commit');
  expect(count(ours)).toEqual({ n: 2 });
});

it('writes after a read although another process wrote in between', () => {
  count(ours);
  theirs.rows("insert into note values ('theirs')", []);
  ours.rows("insert into note values ('ours')", []);
  expect(count(ours)).toEqual({ n: 2 });
});

it('holds no lock once the turn in which it read is over', async () => {
  count(ours);
  expect(ours.inTransaction).toBe(false);
  await nextTurn();
  theirs.exec('pragma wal_checkpoint(truncate); drop table note');
  expect(() => count(ours)).toThrow(/no such table/);
});

it('returns rows with their columns in order, and refuses numbers that JavaScript cannot hold', () => {
  const row = ours.rows("select 1 as one, 'b' as two, null as three", [])[0];
  expect(row).toEqual({ one: 1, two: 'b', three: null });
  expect(Object.keys(row as object)).toEqual(['one', 'two', 'three']);
  expect(() => ours.rows('select 9007199254740993 as big', [])).toThrow(/big is not a safe integer/);
});

it('returns rows whose columns have names of any form', () => {
  expect(ours.rows(`select 1 as "a ""b"" \\", 2 as "class", 3 as "it's"`, [])).toEqual([
    { 'a "b" \\': 1, class: 2, "it's": 3 },
  ]);
});
