/** What became of each row, in the same order. */
type Write<Row> = (rows: readonly Row[]) => Promise<PromiseSettledResult<unknown>[]>

interface Waiting<Row> {
  readonly row: Row
  readonly settle: (result: PromiseSettledResult<unknown> | undefined) => void
}

/**
 * Writes rows as they come. Those that come during a write are written together by the next one, so nobody waits for
 * others to come, and many at once still share a write. Resolves or fails for each row by itself.
 */
export const writtenTogether = <Row>(write: Write<Row>): ((row: Row) => Promise<void>) => {
  let waiting: Waiting<Row>[] = []
  let isWriting = false
  const writeAll = async () => {
    isWriting = true
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      const results = await write(batch.map(({ row }) => row)).catch((reason: unknown) =>
        batch.map((): PromiseRejectedResult => ({ status: 'rejected', reason })),
      )
      for (const [place, { settle }] of batch.entries()) settle(results[place])
    }
    isWriting = false
  }
  return (row) =>
    new Promise((resolve, reject) => {
      const settle: Waiting<Row>['settle'] = (result) =>
        result?.status === 'fulfilled' ? resolve() : reject(result?.reason ?? new Error('A row got lost'))
      waiting.push({ row, settle })
      if (!isWriting) void writeAll()
    })
}
