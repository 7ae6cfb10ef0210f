/**
 * Handles rows one after the other, each with its own transaction or call. A row that fails does not block the others.
 * Failures are reported at the end, so the job is tried again. Stops between two rows when the time is over.
 */
export const rowByRow = async <Row>(
  rows: readonly Row[],
  signal: AbortSignal,
  work: (row: Row) => Promise<unknown>,
): Promise<void> => {
  const failures: unknown[] = []
  for (const row of rows) {
    signal.throwIfAborted()
    await work(row).catch((failure: unknown) => failures.push(failure))
  }
  if (failures.length > 0) throw new AggregateError(failures, `Rows that failed: ${failures.length}`)
}
