import type { Config } from '../config.js';
import type { Deps } from '../deps.js';
import { OperatorError } from './environment.js';
import { placeOf } from './open.js';

/**
 * A replica that does not answer, or is behind, may be there later: the database answers in its place. So it
 * does for one that was promoted, and a failover must not keep servers from their start.
 *
 * @throws OperatorError if DATABASE_REPLICA_URL names another database
 */
export async function checkReplica(config: Config, { services, close }: Deps): Promise<void> {
  const problem = (await services.reports.check())?.problem;
  if (problem !== 'another_database') return;
  await close();
  const place = placeOf(config, 'DATABASE_REPLICA_URL');
  const found = `${place} is no replica of the database ${placeOf(config)}`;
  throw new OperatorError(`${found}: set DATABASE_REPLICA_URL to one, or remove it.`);
}
