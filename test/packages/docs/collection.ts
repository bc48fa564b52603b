import { collectionUrl } from '../../../site/src/reference/collection.js';
import { readServed } from './built-site.js';

/** A request of the Postman collection. */
export interface CollectedRequest {
  name: string;
  request: {
    method: string;
    header: { key: string; value: string }[];
    url: { path: string[]; variable: { key: string; value: string }[] };
    body?: { raw: string };
  };
}

export const collectionText = readServed(collectionUrl);

const collection = JSON.parse(collectionText) as { item: { item: CollectedRequest[] }[] };

/** Every request of every folder. */
export const collectedRequests = collection.item.flatMap(({ item }) => item);

/** Returns the path of a request with its variables replaced, as Postman sends it. */
export function pathOf({ request: { url } }: CollectedRequest): string {
  const filled = (part: string) => url.variable.find(({ key }) => `:${key}` === part)?.value ?? part;
  return `/${url.path.map(filled).join('/')}`;
}
