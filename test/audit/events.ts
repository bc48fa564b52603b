import { type Findings, groupBy } from './arithmetic.js';
import type { Books } from './books.js';

/** The events of a checkout are numbered from 1 to the number on its row, without a gap. */
export function examineEvents({ tables }: Books, findings: Findings): void {
  const eventsOf = groupBy(tables.events, ({ checkout_id }) => checkout_id);
  for (const { kind, id, reference, sequence } of tables.checkouts) {
    const events = eventsOf(id);
    const numbers = new Set(events.map((event) => event.sequence));
    for (let number = 1n; number <= sequence; number += 1n) {
      findings.expect(numbers.has(number), `${kind} ${id}: event ${number} of ${sequence} is missing`);
    }
    for (const event of events) {
      const isCounted = event.sequence >= 1n && event.sequence <= sequence;
      findings.expect(
        isCounted,
        `${kind} ${id}: event ${event.sequence} is there, but only ${sequence} are counted`,
      );
      findings.expect(
        event.reference === reference,
        `event ${event.id}: its reference is not its checkout's`,
      );
    }
    findings.expect(numbers.size === events.length, `${kind} ${id}: two events have the same number`);
  }
}
