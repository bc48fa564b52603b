/** Makes this process a helper: it answers each order of its parent, and says when it is ready. */
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
