import { connect, type Socket } from 'node:net';

const headEnd = '\r\n\r\n';
const okLine = 'HTTP/1.1 200 ';
const lengthPattern = /\r\ncontent-length: *(\d+)/i;

/**
 * One keep-alive connection that sends a request as soon as the last one is answered. It only finds the end
 * of each response: on a shared machine, the driver's processor time is taken from the service.
 */
export class Connection {
  readonly #socket: Socket;
  #received = '';
  #sentAtMs = 0;

  constructor(
    port: number,
    private readonly next: () => string | null,
    private readonly answered: (tookMs: number) => void,
    private readonly done: (error: Error | null) => void,
  ) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    // In Latin-1 every byte is a character, so lengths are right whatever the body holds.
    this.#socket.setEncoding('latin1');
    this.#socket.on('connect', () => this.#send());
    this.#socket.on('data', (text) => this.#take(text as unknown as string));
    this.#socket.on('error', (error) => this.#end(error));
    this.#socket.on('close', () => this.#end(new Error('The service closed a connection.')));
  }

  #send(): void {
    const request = this.next();
    if (request === null) {
      this.#end(null);
    } else {
      this.#sentAtMs = performance.now();
      this.#socket.write(request, 'latin1');
    }
  }

  #take(text: string): void {
    this.#received += text;
    const bodyAt = this.#received.indexOf(headEnd) + headEnd.length;
    if (bodyAt < headEnd.length) return;
    const length = Number(lengthPattern.exec(this.#received)?.[1]);
    if (!this.#received.startsWith(okLine) || Number.isNaN(length)) {
      this.#end(new Error(`An unexpected answer:\n${this.#received}`));
    } else if (this.#received.length >= bodyAt + length) {
      this.#received = '';
      this.answered(performance.now() - this.#sentAtMs);
      this.#send();
    }
  }

  #end(error: Error | null): void {
    this.#socket.removeAllListeners();
    this.#socket.on('error', () => {});
    this.#socket.destroy();
    this.done(error);
  }
}
