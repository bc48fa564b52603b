import type { Server } from 'node:http';
import { hostAndPort } from '../config.js';
import { OperatorError } from './environment.js';

/** Where a server listens, and the settings that say so. */
export interface Place {
  port: number;
  host: string;
  settings: { port: string; host: string };
}

/** @throws OperatorError with the setting to change if it cannot listen there */
export function listen(server: Server, { port, host, settings }: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const where = hostAndPort(host, port);
      const free = `stop what listens there, or set ${settings.port} to another number.`;
      const causes: Record<string, string> = {
        EADDRINUSE: `Port ${port} is in use: ${free}`,
        EACCES: `Not allowed to listen on ${where}: choose a ${settings.port} above 1023.`,
        EADDRNOTAVAIL: `${host} is not an address of this machine: mend ${settings.host}.`,
      };
      reject(new OperatorError(causes[error.code ?? ''] ?? `Cannot listen on ${where}: ${error.message}`));
    });
    server.listen(port, host, resolve);
  });
}
