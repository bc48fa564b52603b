import type { Config } from '../config.js';
import type { Deps } from '../deps.js';
import { OperatorError } from './environment.js';
import { placeOf } from './open.js';

/**
 * A replica that does not answer, or is behind, may be there later: the database answers in its place.
 *
 * @throws OperatorError if DATABASE_REPLICA_URL names what can never be the replica of the database
 */
export async function checkReplica(config: Config, { services, close }: Deps): Promise<void> {
  const problem = (await services.reports.check())?.problem;
  if (problem !== 'not_a_replica' && problem !== 'another_database') return;
  await close();
  const place = placeOf(config, 'DATABASE_REPLICA_URL');
  const found =
    problem === 'not_a_replica'
      ? 'accepts writes, so it is no streaming replica'
      : `is no replica of the database ${placeOf(config)}`;
  throw new OperatorError(`${place} ${found}: set DATABASE_REPLICA_URL to one, or remove it.`);
}
