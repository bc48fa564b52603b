/** Who runs the service, as far as they have said so. Pages show nothing of what is null. */
export interface OperatorView {
  /** The legal name of the company that holds the money. */
  name: string | null;
  /** Such as `RC 1234567`. */
  registration: string | null;
  licence: string | null;
  /** The bank or partner where the money is held. */
  bank: string | null;
  phone: string | null;
  email: string | null;
  /** A number of WhatsApp, with its country. */
  whatsapp: string | null;
  termsUrl: string | null;
  privacyUrl: string | null;
}

/** An operator that has said nothing of itself. */
export const unknownOperator: OperatorView = {
  name: null,
  registration: null,
  licence: null,
  bank: null,
  phone: null,
  email: null,
  whatsapp: null,
  termsUrl: null,
  privacyUrl: null,
};
