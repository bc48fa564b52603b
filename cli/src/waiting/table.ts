/** What can be waited for, and in which statuses that is over or can still come; in all others it cannot. */
export type WaitTable = Readonly<
  Record<string, { readonly reached: readonly string[]; readonly open: readonly string[] }>
>;
