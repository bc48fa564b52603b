/** A pattern of the printed output, in which `…` matches anything. */
export function patternOf(shown: string): RegExp {
  const parts = shown
    .trimEnd()
    .split('…')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[\\s\\S]*?')}$`);
}
