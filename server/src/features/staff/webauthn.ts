/** The parts of the library that the service uses; nothing else of it is reached. */
export {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
export { isoBase64URL } from '@simplewebauthn/server/helpers';
