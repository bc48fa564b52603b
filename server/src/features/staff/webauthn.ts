/**
 * Reads the library of passkeys at its first use: it takes as long as a third of the start, and few servers
 * ever need it.
 */
export async function webauthn() {
  const [library, { decodeAttestationObject }] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ]);
  return {
    generateAuthenticationOptions: library.generateAuthenticationOptions,
    generateRegistrationOptions: library.generateRegistrationOptions,
    verifyAuthenticationResponse: library.verifyAuthenticationResponse,
    verifyRegistrationResponse: library.verifyRegistrationResponse,
    decodeAttestationObject,
  };
}

/** Returns the bytes of base64url, as browsers send them. */
export function bytesOf(encoded: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(encoded, 'base64url'));
}
