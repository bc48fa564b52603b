/**
 * Loads a module of the server as it is shipped. What the loader of the benchmarks itself makes of sources
 * calls a function whenever a closure is made, which would show in the figures.
 */
export async function built<Module>(path: string): Promise<Module> {
  return (await import(new URL(`../../server/dist/${path}`, import.meta.url).href)) as Module;
}
