/** Distance to the repository, the same from `src/http`, `dist/http` and `dist/program`. */
const repository = new URL('../../../', import.meta.url);

/** Where `npm run build` writes the documentation. */
export const siteFolder = new URL('site/dist/', repository);

/** Holds the API document in both formats. */
export const openapiFolder = new URL('openapi/', repository);
