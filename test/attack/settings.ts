/** How many requests both stores get together, and what they follow from. */
export const attackInputs = wholeNumber('ATTACK_INPUTS', 2_000);
export const attackSeed = wholeNumber('ATTACK_SEED', 20_261_125);

function wholeNumber(name: string, standard: number): number {
  const text = process.env[name];
  if (text === undefined || text === '') return standard;
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} has to be a whole number, and is ${text}`);
  return Number(text);
}
