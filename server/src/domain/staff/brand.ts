/**
 * What a merchant shows of itself on the pages of its buyers and sellers, beside the logo. This table is the
 * whole form: a new row is asked, checked, stored, approved and shown. An empty field shows nothing.
 */
export const brandFields = {
  // No markup, a letter or a digit at least, and nothing that cannot be seen.
  name: {
    pattern: /^(?=.*[\p{L}\p{N}])[^<>{}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]{2,60}$/u,
  },
  colour: { pattern: /^#[0-9a-f]{6}$/ },
  support_email: { pattern: /^[^\s@<>,;:"]{1,64}@[^\s@<>,;:"]{1,180}\.[a-z]{2,24}$/i },
  support_phone: { pattern: /^\+?[0-9][0-9 ]{5,18}[0-9]$/ },
} as const satisfies Record<string, { pattern: RegExp }>;

export type BrandField = keyof typeof brandFields;

export const brandFieldNames = Object.keys(brandFields) as BrandField[];

/** Each field as text, or null where the merchant shows nothing; the logo by the id of its file. */
export type Brand = Readonly<Record<BrandField, string | null>> & { readonly logo: string | null };

export const noBrand: Brand = {
  name: null,
  colour: null,
  support_email: null,
  support_phone: null,
  logo: null,
};

/** Reads the form; returns the fields, or those that are wrong. */
export function readBrand(
  fieldOf: (name: BrandField) => string,
): { fields: Omit<Brand, 'logo'> } | { wrong: BrandField[] } {
  const values = brandFieldNames.map((name) => [name, normalized(name, fieldOf(name))] as const);
  const wrong = values.filter(([name, value]) => value !== '' && !brandFields[name].pattern.test(value));
  if (wrong.length > 0) return { wrong: wrong.map(([name]) => name) };
  return {
    fields: Object.fromEntries(values.map(([name, value]) => [name, value === '' ? null : value])) as Omit<
      Brand,
      'logo'
    >,
  };
}

function normalized(name: BrandField, typed: string): string {
  const text = typed.normalize('NFC').trim().replace(/\s+/g, ' ');
  return name === 'colour' ? text.toLowerCase() : text;
}

/** A colour to fill a button with, and the ink that is read best on it: its contrast is 4.5 or more. */
export interface Paint {
  fill: string;
  ink: '#000000' | '#ffffff';
}

/** Black or white, whichever contrasts more; on any colour one of them has a contrast of at least 4.58. */
export function paintOf(colour: string): Paint {
  const light = luminanceOf(colour);
  const [onWhite, onBlack] = [1.05 / (light + 0.05), (light + 0.05) / 0.05];
  return { fill: colour, ink: onWhite >= onBlack ? '#ffffff' : '#000000' };
}

/** The relative luminance of WCAG 2, from 0 for black to 1 for white. */
export function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A brand as it is on record: what was proposed last, and what live mode shows. Times are real time. */
export interface BrandRecord {
  accountId: string;
  /** Counts the proposals, so that the operator approves the one they looked at. */
  version: number;
  proposed: Brand;
  proposedAt: number;
  approved: Brand | null;
  approvedVersion: number | null;
  declinedReason: string | null;
  decidedAt: number | null;
}

/** What is done to a brand; the operator decides on the version that they looked at. */
export type BrandCommand =
  // Without a logo the one that was proposed before stays; null removes it.
  | { command: 'propose'; fields: Omit<Brand, 'logo'>; logo?: string | null | undefined }
  | { command: 'approve'; version: number }
  | { command: 'decline'; version: number; reason: string }
  | { command: 'withdraw'; reason: string };

/** Returns the record after a command, or why an operator's is refused. */
export function decideBrand(
  before: BrandRecord | null,
  command: BrandCommand,
  { accountId, now }: { accountId: string; now: number },
): BrandRecord | { refused: string } {
  if (command.command === 'propose') return proposed(before, command, { accountId, now });
  if (command.command === 'withdraw') {
    if (!before?.approved) return { refused: `Live mode shows no brand of account ${accountId}.` };
    const { reason: declinedReason } = command;
    return { ...before, approved: null, approvedVersion: null, declinedReason, decidedAt: now };
  }
  if (before === null || brandStatus(before) !== 'proposed')
    return { refused: `The account ${accountId} has proposed nothing that waits for a decision.` };
  if (before.version !== command.version)
    return {
      refused:
        `The account ${accountId} has changed its proposal: it is version ${before.version} now. ` +
        'Look at it again with `brand list`.',
    };
  if (command.command === 'decline') return { ...before, declinedReason: command.reason, decidedAt: now };
  return { ...before, approved: before.proposed, approvedVersion: before.version, decidedAt: now };
}

/** Live mode goes on as it was approved before. */
function proposed(
  before: BrandRecord | null,
  { fields, logo }: Extract<BrandCommand, { command: 'propose' }>,
  { accountId, now }: { accountId: string; now: number },
): BrandRecord {
  const known = before ?? {
    version: 0,
    proposed: noBrand,
    approved: null,
    approvedVersion: null,
    decidedAt: null,
  };
  return {
    ...known,
    accountId,
    version: known.version + 1,
    proposed: { ...fields, logo: logo === undefined ? known.proposed.logo : logo },
    proposedAt: now,
    declinedReason: null,
  };
}

export type BrandStatus = 'none' | 'proposed' | 'approved' | 'declined';

export function brandStatus(record: BrandRecord | null): BrandStatus {
  if (record === null) return 'none';
  if (record.approvedVersion === record.version) return 'approved';
  return record.declinedReason === null ? 'proposed' : 'declined';
}

/** What pages show: in test mode what is proposed, so that it can be seen; in live mode what is approved. */
export function shownBrand(record: BrandRecord | null, mode: 'test' | 'live'): Brand {
  if (record === null) return noBrand;
  return mode === 'test' ? record.proposed : (record.approved ?? noBrand);
}
