import { signal } from './held-store.js';
import { inTestMode } from './partners.js';
import type { Service } from './service.js';

/** Runs `meanwhile` after the bank was asked in `older` who holds an account, and before it answers. */
export async function whileAsked<Answer>(
  service: Service,
  older: () => Promise<Answer>,
  meanwhile: () => Promise<unknown>,
): Promise<Answer> {
  const { services } = service.deps;
  const { partners, sandboxBank } = services;
  const [isAsked, ask] = signal();
  const [isReleased, release] = signal();
  services.partners = inTestMode({
    ...sandboxBank,
    resolveAccount: async (...enquiry) => {
      const answer = await sandboxBank.resolveAccount(...enquiry);
      ask();
      await isReleased;
      return answer;
    },
  });
  try {
    const answer = older();
    await Promise.race([isAsked, answer]);
    services.partners = partners;
    await meanwhile();
    release();
    return await answer;
  } finally {
    services.partners = partners;
    release();
  }
}
