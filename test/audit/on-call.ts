// Runs the auditor as a server: it prints the port of 127.0.0.1 where it listens, reads requests there as
// lines of JSON, and ends when its input ends, which happens when the process that started it ends.
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { examineDatabase } from './examine-database.js';

interface Request {
  databaseUrl: string;
  secretKeys: string[];
}

/** Returns the findings, or why the books could not be read. */
async function respond({ databaseUrl, secretKeys }: Request): Promise<object> {
  try {
    const { discrepancies } = await examineDatabase(databaseUrl, secretKeys);
    return { discrepancies };
  } catch (error) {
    return { unreadable: error instanceof Error ? error.message : String(error) };
  }
}

/** Serves one request per connection. */
async function serve(socket: Socket): Promise<void> {
  socket.on('error', () => socket.destroy());
  const [line] = await once(createInterface({ input: socket }), 'line');
  socket.end(`${JSON.stringify(await respond(JSON.parse(line)))}\n`);
}

const server = createServer(serve);
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
process.stdin.resume().once('end', () => process.exit());
