/** As long as somebody goes on typing, nothing is told; who writes and sends in one go never tells anything. */
const pause = 2000

/**
 * Tells the server what was begun, whenever somebody pauses. One telling waits for the one before it, so that the last
 * one stays; one that fails is tried again with whatever is typed next.
 */
export const createDraftKeeper = (save: (text: string) => Promise<void>) => {
  let kept = ''
  let wanted = ''
  let isSaving = false
  let toldAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined

  const tell = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    if (isSaving || wanted === kept) return
    const text = wanted
    isSaving = true
    try {
      await save(text)
      kept = text
      toldAt = performance.now()
    } catch {
      return
    } finally {
      isSaving = false
    }
    if (wanted !== text && timer === undefined) await tell()
  }

  return {
    /** What the server has is what was typed here last. */
    isAtRest: (): boolean => !isSaving && wanted === kept,
    /** Whether nothing was typed here since, so that what the server says of that time counts. */
    yieldsTo: (text: string, askedAt: number): boolean => text === kept && toldAt < askedAt,
    /** What the server said when the conversation was opened. */
    found: (text: string): void => {
      kept = text
      wanted = text
    },
    typed: (text: string): void => {
      if (text === wanted) return
      wanted = text
      clearTimeout(timer)
      timer = setTimeout(() => void tell(), pause)
    },
    /** Somebody closes the conversation. */
    tell,
    /** The page is left: there is no waiting for anything. */
    tellAtOnce: (): void => {
      clearTimeout(timer)
      if (wanted !== kept) void save(wanted).catch(() => undefined)
    },
  }
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>
