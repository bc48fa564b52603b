/** What a cookie's value holds, as hexadecimal digits. */
const bytesMax = 32;

/** The beginning of an address and its domain, so that whoever typed it notices a mistake. */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, at);
  return `${first}***${email.slice(at)}`;
}

/** The masked address as a cookie holds it; a long one loses its end. */
export function maskedForCookie(email: string): string {
  return Buffer.from(maskAddress(email)).subarray(0, bytesMax).toString('hex');
}

/** Reads such a cookie; undefined if it is none of ours. */
export function maskedIn(cookie: string | undefined): string | undefined {
  if (cookie === undefined || !/^([\da-f]{2})+$/.test(cookie)) return undefined;
  const text = Buffer.from(cookie, 'hex').toString();
  const isCut = cookie.length === 2 * bytesMax;
  return /^[^\p{Cc}]\*\*\*@/u.test(text) ? `${text}${isCut ? '…' : ''}` : undefined;
}
