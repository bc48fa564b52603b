/**
 * Returns a Nigerian mobile number in the form that carriers are given, `+2348031234567`.
 *
 * @param phone what the contract lets pass: the number's ten digits come last
 */
export function internationalPhone(phone: string): string {
  return `+234${phone.replace(/\D/g, '').slice(-10)}`;
}
