import { webcrypto } from 'node:crypto';
import * as x509 from '@peculiar/x509';

x509.cryptoProvider.set(webcrypto as unknown as Parameters<typeof x509.cryptoProvider.set>[0]);

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const dayMs = 24 * 3_600_000;

/** A certificate authority of one test run: its certificate, and a server's key and certificate from it. */
export interface Authority {
  certificate: string;
  server: { key: string; cert: string };
}

/** Makes an authority and a certificate for the names, none of which any other program trusts. */
export async function createAuthority(names: readonly string[], name = 'Suite CA'): Promise<Authority> {
  const validity = { notBefore: new Date(Date.now() - dayMs), notAfter: new Date(Date.now() + dayMs) };
  const rootKeys = await makeKeys();
  const root = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: '01',
    name: `CN=${name}`,
    ...validity,
    signingAlgorithm: algorithm,
    keys: rootKeys,
    extensions: [new x509.BasicConstraintsExtension(true, 1, true)],
  });
  const keys = await makeKeys();
  const certificate = await x509.X509CertificateGenerator.create({
    serialNumber: '02',
    subject: `CN=${names[0]}`,
    issuer: root.subject,
    ...validity,
    signingAlgorithm: algorithm,
    publicKey: keys.publicKey,
    signingKey: rootKeys.privateKey,
    extensions: [
      new x509.BasicConstraintsExtension(false),
      new x509.SubjectAlternativeNameExtension(names.map((value) => ({ type: 'dns', value }))),
    ],
  });
  const exported = await webcrypto.subtle.exportKey('pkcs8', keys.privateKey as webcrypto.CryptoKey);
  const key = x509.PemConverter.encode(exported, 'PRIVATE KEY');
  return { certificate: root.toString('pem'), server: { key, cert: certificate.toString('pem') } };
}

function makeKeys() {
  return webcrypto.subtle.generateKey(algorithm, true, [
    'sign',
    'verify',
  ]) as unknown as Promise<CryptoKeyPair>;
}

type CryptoKeyPair = Awaited<ReturnType<typeof globalThis.crypto.subtle.generateKey>> & {
  publicKey: Parameters<typeof x509.X509CertificateGenerator.create>[0]['publicKey'] & object;
  privateKey: never;
};
