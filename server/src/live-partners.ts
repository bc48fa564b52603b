/** The settings of the partners of live mode. */
export interface LivePartnerSettings {
  PAYSTACK_SECRET_KEY?: string | undefined;
  PAYSTACK_URL?: string | undefined;
  MONNIFY_API_KEY?: string | undefined;
  MONNIFY_SECRET_KEY?: string | undefined;
  MONNIFY_CONTRACT_CODE?: string | undefined;
  MONNIFY_ACCOUNT_NUMBER?: string | undefined;
  MONNIFY_URL?: string | undefined;
  LIVE_PARTNER?: LivePartnerName | undefined;
}

export type LivePartnerName = 'paystack' | 'monnify';

const neededBy = {
  paystack: ['PAYSTACK_SECRET_KEY'],
  monnify: ['MONNIFY_API_KEY', 'MONNIFY_SECRET_KEY', 'MONNIFY_CONTRACT_CODE', 'MONNIFY_ACCOUNT_NUMBER'],
} as const;

const names: readonly LivePartnerName[] = ['paystack', 'monnify'];

/**
 * Returns the configured partners of live mode. The first one opens new accounts; the others keep what was
 * opened at them.
 */
export function livePartnerNames(settings: LivePartnerSettings): LivePartnerName[] {
  const configured = names.filter((name) => missingFor(settings, name).length === 0);
  const { LIVE_PARTNER: chosen } = settings;
  return configured.sort((one, other) => Number(other === chosen) - Number(one === chosen));
}

/** Returns in a sentence what is missing, or null. */
export function livePartnersProblem(settings: LivePartnerSettings): string | null {
  for (const name of names) {
    const missing = missingFor(settings, name);
    const isHalf = missing.length > 0 && missing.length < neededBy[name].length;
    const isChosen = settings.LIVE_PARTNER === name;
    if (isHalf) return `${listed(missing)} must be set, too: Monnify needs ${listed(neededBy[name])}.`;
    if (isChosen && missing.length > 0) {
      return `LIVE_PARTNER is ${name}, which is not configured: set ${listed(missing)}.`;
    }
  }
  const isOpen = livePartnerNames(settings).length > 1 && settings.LIVE_PARTNER === undefined;
  return isOpen ? 'LIVE_PARTNER must be paystack or monnify, since both are configured.' : null;
}

function missingFor(settings: LivePartnerSettings, name: LivePartnerName): (keyof LivePartnerSettings)[] {
  return neededBy[name].filter((setting) => settings[setting] === undefined);
}

function listed(settings: readonly string[]): string {
  const [last, ...others] = [...settings].reverse();
  return others.length === 0 ? `${last}` : `${others.reverse().join(', ')} and ${last}`;
}
