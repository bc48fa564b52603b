import { fileURLToPath } from 'node:url';
import { type SignatureHeaders, signDelivery } from '../../../server/src/domain/webhook/signature.js';

/** One delivery that every verifier must accept. The body's bytes are its text in UTF-8. */
export interface Vector {
  name: string;
  /** Newest first; a second one only during the grace of a rotation. */
  secrets: string[];
  id: string;
  timestamp: number;
  body: string;
  body_bytes: number;
  headers: SignatureHeaders;
}

/** The path of the checked-in vectors. */
export const vectorsPath = fileURLToPath(new URL('vectors.json', import.meta.url));

const secret = '0123456789abcdef'.repeat(4);
const nextSecret = 'fedcba9876543210'.repeat(4);
const id = 'evt_01J00000000000000000000000';
const timestamp = 1_700_000_000;

const event = {
  event: 'escrow.funded',
  event_id: '0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b3d',
  created_at: '2026-11-20T09:30:00.000Z',
  mode: 'test',
  sequence: 2,
  reference: 'ORD-1001',
  escrow_id: '0198c7c6-4f00-7aaa-8f5b-3f5f6a1c2b3d',
  amount: 250_000,
  currency: 'NGN',
  status: 'funded',
  metadata: null as Record<string, unknown> | null,
  held_amount: 250_000,
};

const bodies: [name: string, body: string, secrets?: string[]][] = [
  ['the shortest body', '{"event":"escrow.funded","reference":"ORD-1001","amount":250000,"currency":"NGN"}'],
  ['a whole event', JSON.stringify(event)],
  ['empty metadata', JSON.stringify({ ...event, metadata: {} })],
  ['letters beyond ASCII', '{"event":"escrow.funded","reference":"ÒRD-₦1","amount":10000,"currency":"NGN"}'],
  ['emoji', JSON.stringify({ ...event, reference: 'ORD-📦🇳🇬', metadata: { note: '👩🏾‍🌾 paid 🎉' } })],
  [
    'the same letters escaped',
    '{"event":"escrow.funded","reference":"\\u00d2RD-\\u20a61","amount":10000,"currency":"NGN"}',
  ],
  ['spaces and line breaks', `{\r\n  "event": "escrow.funded",\n\t"reference": "ORD-1001"\n}\n`],
  ['metadata at its limit', JSON.stringify({ ...event, metadata: { note: '₦'.repeat(5_456) } })],
  ['two secrets, while one replaces the other', JSON.stringify(event), [nextSecret, secret]],
];

function vectorOf([name, body, secrets = [secret]]: (typeof bodies)[number]): Vector {
  const rawBody = new TextEncoder().encode(body);
  const headers = signDelivery({ secrets, id, timestampSeconds: timestamp, rawBody });
  return { name, secrets, id, timestamp, body, body_bytes: rawBody.length, headers };
}

/** Returns the text of the checked-in file, made by the code that signs every delivery. */
export function vectorsText(): string {
  const about =
    'Deliveries as the service signs them. A secret is a key as it is: 64 ASCII characters, never decoded.';
  return `${JSON.stringify({ about, vectors: bodies.map(vectorOf) }, null, 2)}\n`;
}
