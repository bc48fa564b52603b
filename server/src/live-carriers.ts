/** The settings of the carrier aggregators of live mode. */
export interface LiveCarrierSettings {
  TERMINAL_AFRICA_SECRET_KEY?: string | undefined;
  TERMINAL_AFRICA_URL?: string | undefined;
  SHIPBUBBLE_KEY?: string | undefined;
  SHIPBUBBLE_URL?: string | undefined;
  LIVE_CARRIER?: LiveCarrierName | undefined;
}

export type LiveCarrierName = 'terminal_africa' | 'shipbubble';

const keyOf = { terminal_africa: 'TERMINAL_AFRICA_SECRET_KEY', shipbubble: 'SHIPBUBBLE_KEY' } as const;

const names: readonly LiveCarrierName[] = ['terminal_africa', 'shipbubble'];

/**
 * Returns the configured aggregators of live mode. The first one is asked for new rates; the others keep what
 * was opened at them.
 */
export function liveCarrierNames(settings: LiveCarrierSettings): LiveCarrierName[] {
  const configured = names.filter((name) => settings[keyOf[name]] !== undefined);
  const { LIVE_CARRIER: chosen } = settings;
  return configured.sort((one, other) => Number(other === chosen) - Number(one === chosen));
}

/** Returns in a sentence what is missing, or null. */
export function liveCarriersProblem(settings: LiveCarrierSettings): string | null {
  const { LIVE_CARRIER: chosen } = settings;
  const configured = liveCarrierNames(settings);
  if (chosen !== undefined && !configured.includes(chosen)) {
    return `LIVE_CARRIER is ${chosen}, which is not configured: set ${keyOf[chosen]}.`;
  }
  const isOpen = configured.length > 1 && chosen === undefined;
  return isOpen ? 'LIVE_CARRIER must be terminal_africa or shipbubble, since both are configured.' : null;
}
