/** Renames what is unique in the database, since the phrases are made for a single checkout. */
export function unique<Command extends { command: string }>(
  command: Command,
  phrase: string,
  newId: () => string,
): Command {
  const id = newId();
  if ('credit' in command && typeof command.credit === 'object' && !phrase.endsWith('again')) {
    return { ...command, credit: { ...command.credit, partnerCreditId: id } };
  }
  if ('account' in command && typeof command.account === 'object') {
    return { ...command, account: { ...command.account, partnerReference: id } };
  }
  return command;
}
