interface RowOptions {
  /** How many rows are worked on side by side. */
  readonly atOnce?: number
}

/** Everyone who reads from it gets rows that nobody else gets. */
async function* shared<Row>(rows: Iterable<Row> | AsyncIterable<Row>): AsyncGenerator<Row> {
  yield* rows
}

/**
 * Handles rows one after the other, or a few side by side, each with its own transaction or call. A row that fails does
 * not block the others. Failures are reported at the end, so the job is tried again. Starts no more rows when the time is
 * over.
 */
export const rowByRow = async <Row>(
  rows: Iterable<Row> | AsyncIterable<Row>,
  signal: AbortSignal,
  work: (row: Row) => Promise<unknown>,
  { atOnce = 1 }: RowOptions = {},
): Promise<void> => {
  const failures: unknown[] = []
  const waiting = shared(rows)
  const handle = async () => {
    for await (const row of waiting) {
      signal.throwIfAborted()
      await work(row).catch((failure: unknown) => failures.push(failure))
    }
  }
  const handled = await Promise.allSettled(Array.from({ length: atOnce }, handle))
  const stopped = handled.find((result) => result.status === 'rejected')
  if (stopped) throw stopped.reason
  if (failures.length > 0) throw new AggregateError(failures, `Rows that failed: ${failures.length}`)
}
