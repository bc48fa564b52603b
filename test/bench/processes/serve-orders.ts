/** Makes this process a helper: it reports when it is ready and answers each order of its parent. */
export function serveOrders<Order, Answer>(answer: (order: Order) => Promise<Answer>): void {
  process.on('message', (order: Order) => {
    answer(order).then(
      (result) => process.send?.(result),
      (error) => process.send?.({ fault: String((error as Error).stack ?? error) }),
    );
  });
  process.on('disconnect', () => process.exit());
  process.send?.('ready');
}
