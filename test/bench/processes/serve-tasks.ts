/** Makes this process a helper: it reports when it is ready and answers each task of its parent. */
export function serveTasks<Task, Result>(answer: (task: Task) => Promise<Result>): void {
  process.on('message', (task: Task) => {
    answer(task).then(
      (result) => process.send?.(result),
      (error) => process.send?.({ fault: String((error as Error).stack ?? error) }),
    );
  });
  process.on('disconnect', () => process.exit());
  process.send?.('ready');
}
