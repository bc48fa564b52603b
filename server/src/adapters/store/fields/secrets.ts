import type { FieldKinds } from '../database.js';

/** The keys that values are sealed under. */
export const secrets: FieldKinds<'secret_key'> = {
  secret_key: {
    id: 'fixed',
    firstUsedAt: 'fixed',
    retiredAt: 'moving',
    hashKeySealed: 'moving',
    throughPosition: 'moving',
  },
};
