import { staffAuthor } from '../../../pipeline/context.js';
import type { Services } from '../../../services.js';
import type { Visit } from '../route.js';

/** The services, for changes of settings that this person makes. */
export function actingFor(
  services: Services,
  { person, network }: Pick<Visit, 'person' | 'network'>,
): Services {
  return { ...services, author: staffAuthor({ personId: person.id, network }) };
}
