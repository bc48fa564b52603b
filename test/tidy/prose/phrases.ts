/** A phrase that the documents do not use, and what to write instead. */
export interface Phrase {
  phrase: RegExp;
  write: string;
}

/** Phrases that read like a translation, or that give a program wishes and knowledge. */
export const phrases: readonly Phrase[] = [
  { phrase: /\b(function|method|command|call|request|operation)s? answers?\b/i, write: 'returns' },
  { phrase: /\b(answers?|answered) (with )?[1-5]\d\d\b/i, write: 'returns, or responds with' },
  { phrase: /\b(goes|go) before\b/i, write: 'overrides, or comes before' },
  { phrase: /\bstands? (there|in|on|at|beside)\b/i, write: 'is' },
  { phrase: /\bas it stands\b/i, write: 'in its current state' },
  { phrase: /\bbehind (the|that|it|an?|those)\b/i, write: 'after' },
  { phrase: /\bof a refused\b/i, write: 'subject, verb, object' },
  { phrase: /\bis there (twice|three times|\w+ times)\b/i, write: 'is shown' },
  { phrase: /\b(says?|say) where to be paid\b/i, write: 'provides payout details' },
  { phrase: /\bsecond wish\b|\ba wish\b/i, write: 'request' },
  { phrase: /\bnobody could tell\b/i, write: 'cannot be distinguished' },
  {
    phrase: /\b(in vain|as a rule|after all|at hand|by itself|by themselves|by chance)\b/i,
    write: 'plainer',
  },
  {
    phrase: /\b(service|server|SDK|command|key|test|handler|table|file)s? (wants?|knows?)\b/i,
    write: 'needs',
  },
  { phrase: /\b(it|which) wants\b/i, write: 'needs' },
  { phrase: /\b(told|tells) (apart|by)\b/i, write: 'distinguished' },
  {
    phrase: /\bwhat (is|was|has|does|did|comes|came|goes|went|remains|follows) \w+( \w+)? (is|are|was)\b/i,
    write: 'name the thing',
  },
  { phrase: /\bmust not be believed\b|\bis content\b|\bgoes on\b/i, write: "the field's word" },
  { phrase: /\b(so|too), too\b/i, write: 'once' },
];
