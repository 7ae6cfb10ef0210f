/** Another system did not answer in time. It is unknown whether it did what we asked. */
export class TimeLimitPassed extends Error {
  override readonly name = 'TimeLimitPassed'
}

/** Stops waiting when the time is over, even for work that ignores its signal. */
export const withinTimeLimit = <T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const signal = AbortSignal.timeout(milliseconds)
  const timeIsOver = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new TimeLimitPassed(`No answer within ${milliseconds} ms`)))
  })
  return Promise.race([work(signal), timeIsOver])
}
