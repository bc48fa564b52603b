/**
 * Loads a module of the built server. tsx, which runs the benchmarks, adds a function call to every closure
 * it compiles, which would show in the figures.
 */
export async function built<Module>(path: string): Promise<Module> {
  return (await import(new URL(`../../server/dist/${path}`, import.meta.url).href)) as Module;
}
