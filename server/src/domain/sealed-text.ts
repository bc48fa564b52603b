/** Characters of the origin of a sealed value: 12 bytes as base64url. */
const originLength = 16;

/**
 * Returns what a sealed value keeps when it is sealed anew under another key: the nonce of its first seal.
 * `v1.<nonce, tag, text>` and `v2.<key>.<origin>.<nonce, tag, text>` are the forms there are.
 */
export function originOf(sealed: string): string {
  const [version, first = '', origin = ''] = sealed.split('.');
  if (version === 'v1') return first.slice(0, originLength);
  return version === 'v2' ? origin : sealed;
}

/**
 * Whether two sealed values are one value that was saved once. Every save seals anew, so two saves of one
 * text differ; a rotation of the key makes no difference.
 */
export function isSameSealed(one: string | null | undefined, other: string | null | undefined): boolean {
  if (one == null || other == null) return one === other;
  return originOf(one) === originOf(other);
}
