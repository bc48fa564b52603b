// The auditor as a program that stays: it prints the port of 127.0.0.1 where it listens, takes requests there
// as lines of JSON, and ends when its input does, as when the process that started it is gone.
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { examineDatabase } from './examine-database.js';

interface Request {
  databaseUrl: string;
  secretKey: string;
}

/** Returns what was found, or why the books could not be read. */
async function respond({ databaseUrl, secretKey }: Request): Promise<object> {
  try {
    const { discrepancies } = await examineDatabase(databaseUrl, secretKey || null);
    return { discrepancies };
  } catch (error) {
    return { unreadable: error instanceof Error ? error.message : String(error) };
  }
}

/** One request per connection. */
async function serve(socket: Socket): Promise<void> {
  socket.on('error', () => socket.destroy());
  const [line] = await once(createInterface({ input: socket }), 'line');
  socket.end(`${JSON.stringify(await respond(JSON.parse(line)))}\n`);
}

const server = createServer(serve);
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
process.stdin.resume().once('end', () => process.exit());
