import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What a page's script gets from the server. */
interface Options {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
}

/** What an attack changes of an answer. */
export interface Forgery {
  origin?: string;
  rpId?: string;
  /** The number of uses that the device claims. */
  counter?: number;
  /** base64url. */
  challenge?: string;
  credentialId?: string;
  type?: string;
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const hashed = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

/** A device with one passkey (ES256, no attestation), apart from the server's library. */
export class SoftwarePasskey {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id = base64url(randomBytes(32));
  /** How often it was used. */
  uses = 0;

  constructor(readonly origin: string) {}

  /** The options that a page offers in the attribute for its script. */
  static optionsIn(html: string): Options {
    const text = /data-options="([^"]+)"/.exec(html)?.[1];
    if (text === undefined) throw new Error('The page offers no passkey');
    return JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as Options;
  }

  /** Answers the options of a new passkey, as the page's script sends it. */
  make(options: Options, forgery: Forgery = {}): string {
    const key = this.#keys.publicKey.export({ format: 'jwk' });
    const [x, y] = [Buffer.from(key.x ?? '', 'base64url'), Buffer.from(key.y ?? '', 'base64url')];
    const coordinate = (name: number, bytes: Buffer) => Buffer.from([name, 0x58, 0x20, ...bytes]);
    // COSE: the map {1: 2, 3: -7, -1: 1, -2: x, -3: y}.
    const cose = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
      coordinate(0x21, x),
      coordinate(0x22, y),
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
    const data = Buffer.concat([this.#authenticatorData(options, 0x41, forgery), attested]);
    // CBOR: the map {"fmt": "none", "attStmt": {}, "authData": data}.
    const object = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      Buffer.from([0x59, data.length >> 8, data.length & 255]),
      data,
    ]);
    const client = this.#clientData(options, 'webauthn.create', forgery);
    const response = { clientDataJSON: base64url(client), attestationObject: base64url(object) };
    return this.#answer({ ...response, transports: ['internal'] }, forgery);
  }

  /** Answers the options of a proof, as the page's script sends it. */
  use(options: Options, forgery: Forgery = {}): string {
    this.uses += 1;
    const data = this.#authenticatorData(options, 0x01, forgery);
    const client = this.#clientData(options, 'webauthn.get', forgery);
    const signature = sign('sha256', Buffer.concat([data, hashed(client)]), this.#keys.privateKey);
    const response = {
      clientDataJSON: base64url(client),
      authenticatorData: base64url(data),
      signature: base64url(signature),
    };
    return this.#answer(response, forgery);
  }

  #answer(response: object, { credentialId = this.id }: Forgery): string {
    return JSON.stringify({ id: credentialId, rawId: credentialId, type: 'public-key', response });
  }

  #authenticatorData({ rp, rpId }: Options, flags: number, forgery: Forgery): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(forgery.counter ?? this.uses);
    const site = forgery.rpId ?? rp?.id ?? rpId ?? '';
    return Buffer.concat([hashed(site), Buffer.from([flags]), counter]);
  }

  #clientData({ challenge }: Options, type: string, forgery: Forgery): Buffer {
    const { origin = this.origin } = forgery;
    const data = { type: forgery.type ?? type, challenge: forgery.challenge ?? challenge, origin };
    return Buffer.from(JSON.stringify({ ...data, crossOrigin: false }));
  }
}
