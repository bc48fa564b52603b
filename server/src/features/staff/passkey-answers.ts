import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { bytesOf, webauthn } from './webauthn.js';

const binary = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/);

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

const shared = {
  id: binary.min(1).max(1400),
  rawId: binary.max(1400),
  type: z.literal('public-key'),
};

const registration = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: binary,
    attestationObject: binary,
    transports: z.array(z.string().max(40)).max(20).catch([]),
  }),
});

const authentication = z.object({
  ...shared,
  response: z.object({ clientDataJSON: binary, authenticatorData: binary, signature: binary }),
});

/** Reads what the page's script sends of a new passkey; null if it is malformed. */
export function readRegistration(text: string): RegistrationResponseJSON | null {
  const read = registration.safeParse(parsed(text));
  if (!read.success) return null;
  const { response, ...rest } = read.data;
  const known = transports.filter((each) => response.transports.includes(each));
  return { ...rest, response: { ...response, transports: [...known] }, clientExtensionResults: {} };
}

/** Reads what the page's script sends of a passkey in use; null if it is malformed. */
export function readAuthentication(text: string): AuthenticationResponseJSON | null {
  const read = authentication.safeParse(parsed(text));
  return read.success ? { ...read.data, clientExtensionResults: {} } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Whether a new passkey comes without a certificate, as we ask. Checking one would make the server fetch
 * lists of revoked certificates from addresses that the sender chooses.
 */
export async function hasNoCertificate({ response }: RegistrationResponseJSON): Promise<boolean> {
  const { decodeAttestationObject } = await webauthn();
  const decoded = decodeAttestationObject(bytesOf(response.attestationObject));
  const format = decoded.get('fmt');
  if (format === 'none') return true;
  return format === 'packed' && decoded.get('attStmt').get('x5c') === undefined;
}
