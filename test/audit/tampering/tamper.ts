import pg from 'pg';
import { SqliteConnection } from '../../../server/src/adapters/store/sqlite-connection.js';

const busyTimeoutMs = 5_000;

/** Runs SQL without triggers, checks and foreign keys, as somebody with access to the database could. */
export async function tamper(databaseUrl: string, sql: string): Promise<void> {
  if (databaseUrl.startsWith('sqlite:')) tamperSqlite(databaseUrl.slice('sqlite:'.length), sql);
  else await tamperPostgres(databaseUrl, sql);
}

function tamperSqlite(file: string, sql: string): void {
  const connection = new SqliteConnection(file, busyTimeoutMs);
  const triggers = connection.rows<{ name: string }>(
    "select name from sqlite_master where type = 'trigger'",
    [],
  );
  for (const { name } of triggers) connection.exec(`drop trigger ${name}`);
  connection.exec('pragma ignore_check_constraints = on; pragma foreign_keys = off');
  connection.exec(sql);
  connection.close();
}

async function tamperPostgres(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    "select conname, conrelid::regclass as name from pg_constraint where contype = 'c' and conrelid <> 0",
  );
  for (const { conname, name } of rows) await client.query(`alter table ${name} drop constraint ${conname}`);
  await client.query('set session_replication_role = replica');
  await client.query(sql);
  await client.end();
}
