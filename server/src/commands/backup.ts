import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { backUpSqlite } from '../adapters/store/sqlite-backup.js';
import { readConfig } from '../config.js';
import { OperatorError, requireDatabase, secretKeyFile, sqliteFile } from './environment.js';
import { print } from './output.js';

/** Adds the command that copies a SQLite database while the server runs. */
export function addBackupCommand(program: Command): void {
  program
    .command('backup <file>')
    .description('write a copy of the SQLite database to a new file, while the server runs or not')
    .action((file: string) => backUp(file));
}

function backUp(copy: string): void {
  const config = readConfig(process.env);
  const database = sqliteFile(config);
  if (database === null) {
    throw new OperatorError('PostgreSQL has tools of its own for backups: use pg_dump or pg_basebackup.');
  }
  requireDatabase(config);
  const target = path.resolve(copy);
  if (existsSync(target)) throw new OperatorError(`There is a file ${target} already: name another.`);
  if (!existsSync(path.dirname(target))) {
    throw new OperatorError(`There is no folder ${path.dirname(target)}: make it, or name another file.`);
  }
  backUpSqlite(path.resolve(database), target);
  const megabytes = Math.ceil(statSync(target).size / 1_000_000);
  print(`The database is copied to ${target}, ${megabytes} MB.`);
  if (config.SECRET_KEY === undefined) {
    print(`Keep ${secretKeyFile(database)} as well, in another place: without it the copy cannot be used.`);
  }
}
