/** The words of the page about the recovery of an account whose owners are lost. */
export const recovery = {
  title: 'Another owner',
  none: 'Nobody has asked the operator to name another owner.',
  lead: 'The operator of this service was told that the owners of this account are lost.',
  about: (email: string, since: string, until: string) =>
    `Since ${since} it has been under way; on ${until}, ${email} is invited as an owner. ` +
    'If an owner is still there, stop it. Every member reads that it was stopped, and by whom.',
  button: 'Stop it',
};
