import type { Services } from '../../services.js';
import { isLoopbackUrl } from '../pages/own-machine.js';

/** Whether strangers may become merchants: as the settings say, else only in a trial on one's own machine. */
export function isSignUpOpen({ config }: Pick<Services, 'config'>): boolean {
  return config.SIGN_UP === undefined ? isLoopbackUrl(config.siteUrl) : config.SIGN_UP === 'open';
}
