import type { ServerHeartbeat } from '../../adapters/store/restore-rows.js';
import { anyRows, step } from '../../adapters/store/statement.js';
import type { Services } from '../../services.js';
import { deleteOldServers, deleteServer, findServer, listServers, saveServer } from './queries.js';

const minuteMs = 60_000;

/** A server that was killed counts as running for so long. Its heartbeat comes once a minute. */
export const serverGoneMs = 5 * minuteMs;

const keptMs = 24 * 60 * minuteMs;

type Tools = Pick<Services, 'store' | 'clock' | 'secretKeys'>;

/** Says once a minute that this server runs, and under which key it seals. */
export async function beatServer({ store, clock, secretKeys, server }: Services): Promise<void> {
  const now = clock.now();
  const known = await store.one(findServer, { id: server.id });
  if (known && now - known.seenAt < minuteMs) return;
  const row = { ...server, keyId: secretKeys.current, seenAt: now };
  await store.transact([
    step(saveServer, row),
    anyRows(deleteOldServers, { seenBefore: Math.max(0, now - keptMs) }),
  ]);
}

/** Says that this server seals nothing any more. */
export async function endServer({ store, server }: Services): Promise<void> {
  await store.transact([anyRows(deleteServer, { id: server.id })]);
}

/** A server that was seen after that time may still seal. */
export function liveSince({ clock }: Pick<Services, 'clock'>): number {
  return Math.max(0, clock.now() - serverGoneMs);
}

/** Lists the servers that seal under another key than this process. */
export async function listServersUnderOtherKeys(tools: Tools): Promise<ServerHeartbeat[]> {
  const servers = await tools.store.all(listServers, { seenSince: liveSince(tools) });
  return servers.filter(({ keyId }) => keyId !== tools.secretKeys.current);
}
