import type { Services } from '../../services.js';

/** Whether a person has enrolled a second factor. */
export async function hasFactor(_services: Services, _personId: string): Promise<boolean> {
  return false;
}
