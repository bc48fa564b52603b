/** The parts of a delivery in a driver: a secret, a signed event, and a request with it. */
const head = `
const { signWebhook } = await import('@escrow-checkout/sdk/testing');
const secret = process.env.WEBHOOK_SECRET;
const signed = await signWebhook(
  { event: 'escrow.funded', event_id: 'event-1', reference: 'ORD-1001', held_amount: 250000 }, secret);
const request = () => new Request('http://localhost/webhooks', { method: 'POST', ...signed });
`;

/** A receiver in the form of a Worker. */
const worker = (name: string) =>
  `const { default: worker } = await load('${name}');
   console.log((await worker.fetch(request())).status);`;

/** What runs each program of the page about webhooks, by the word of its block, and what it prints. */
const receivers: Readonly<Record<string, [driver: string, printed: RegExp]>> = {
  express: [
    `const { default: app } = await load('express');
     const server = await new Promise((resolve) => {
       const opened = app.listen(0, '127.0.0.1', () => resolve(opened));
     });
     const url = 'http://127.0.0.1:' + server.address().port + '/webhooks';
     const post = () => fetch(url, { method: 'POST', ...signed });
     for (let n = 0; n < 2; n++) console.log(await (await post()).text());
     server.close();
     server.closeAllConnections();`,
    /^send ORD-1001\n\{"code":"handled"\}\n\{"code":"duplicate"\}\n$/,
  ],
  next: [
    "const { POST } = await load('next'); console.log((await POST(request())).status);",
    /^escrow\.funded ORD-1001\n200\n$/,
  ],
  fetch: [worker('fetch'), /^escrow\.funded ORD-1001\n200\n$/],
  verify: [
    `const { receive } = await load('verify');
     console.log((await receive(request())).status);
     console.error = console.log;
     console.log((await receive(new Request('http://localhost', { method: 'POST', body: 'x' }))).status);`,
    /^escrow\.funded ORD-1001\n200\nheader_missing: .*webhook-id.*\n400\n$/,
  ],
  claims: [
    `const { tableClaims } = await load('claims');
     const rows = new Map();
     let [count, isStale] = [0, false];
     const query = async (text, [id, claimed]) => {
       const row = rows.get(id);
       if (text.startsWith('delete')) {
         if (row?.claimed === claimed && !row.handled) rows.delete(id);
         return {};
       }
       if (text.startsWith('select')) return { rows: [{ handled_at: row?.handled }] };
       if (text.includes('(id, handled_at)')) return rows.set(id, { ...row, handled: true });
       if (row && (row.handled || !isStale)) return { rowCount: 0 };
       count += 1;
       rows.set(id, { claimed: count });
       return { rowCount: 1, rows: [{ claimed_at: count }] };
     };
     const [one, other] = [tableClaims({ query }), tableClaims({ query })];
     const told = [];
     const tell = async (claims, call, id) =>
       told.push(String(await claims[call](id).catch((error) => error.message)));
     for (const call of ['claim', 'claim', 'release', 'claim', 'finish', 'claim']) await tell(one, call, 'a');
     await tell(one, 'claim', 'b');
     isStale = true;
     for (const [claims, call] of [[other, 'claim'], [one, 'release'], [other, 'finish'], [one, 'claim']])
       await tell(claims, call, 'b');
     console.log(told.join(' '));`,
    /^true Another process handles a undefined true undefined false true true undefined undefined false\n$/,
  ],
  rotation: [worker('rotation'), /^escrow\.funded ORD-1001\n200\n$/],
  testing: ["await (await load('testing')).done;", /^escrow\.funded ORD-1001\n200\n$/],
  libraries: [
    `const { verify } = await load('libraries');
     console.log(verify(signed.body, signed.headers).length);`,
    /^2\n$/,
  ],
};

/** The same, with the imports of every driver. */
export const drivers = Object.entries(receivers).map(([name, [driver, printed]]) => ({
  name,
  driver: head + driver,
  printed,
}));
