import type { OperatorView } from '@escrow-checkout/web';
import type { Services } from '../../services.js';

/** What the operator says of itself, as pages show it. */
export function operatorViewOf({ config }: Pick<Services, 'config'>): OperatorView {
  return {
    name: config.OPERATOR_NAME ?? null,
    registration: config.OPERATOR_REGISTRATION ?? null,
    licence: config.OPERATOR_LICENCE ?? null,
    bank: config.OPERATOR_BANK ?? null,
    phone: config.SUPPORT_PHONE ?? null,
    email: config.SUPPORT_EMAIL ?? null,
    whatsapp: config.SUPPORT_WHATSAPP ?? null,
    termsUrl: config.TERMS_URL ?? null,
    privacyUrl: config.PRIVACY_URL ?? null,
  };
}
