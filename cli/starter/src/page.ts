import { naira, type Order, products } from './orders.js';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/** What the buyer sees of an order. */
export function page({ reference, product, price, status, accountNumber, bankName, events }: Order): string {
  const title = `${products[product]?.title ?? product}, ${naira(price)}`;
  const payment =
    status === 'awaiting_payment' ? `<p>Pay into ${accountNumber}, ${escaped(bankName ?? '')}.</p>` : '';
  const lines = events.map(({ text }) => `<li>${escaped(text)}</li>`).join('');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(reference)}</title>
<h1>${escaped(title)}</h1>
<p>Order ${escaped(reference)}: ${escaped(status.replaceAll('_', ' '))}</p>
${payment}
<ol>${lines}</ol>
</html>
`;
}
