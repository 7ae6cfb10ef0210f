/** Nothing is sent during typing. A person who types and sends without a pause never sends a draft. */
const pause = 2000

/**
 * Sends the draft to the server when typing pauses. Each request waits for the one before, so the last one wins. A
 * failed one is retried with the next change.
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
      // The same text is sent with the next change. A newer one is sent now.
    } finally {
      isSaving = false
    }
    if (wanted !== text && timer === undefined) await tell()
  }

  return {
    /** Whether the server has the last typed text. */
    isAtRest: (): boolean => !isSaving && wanted === kept,
    /** Whether nothing was typed here since then, so the server's version from that time counts. */
    yieldsTo: (text: string, askedAt: number): boolean => text === kept && toldAt < askedAt,
    /** The server's version when the conversation was opened. */
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
    /** Called when the person closes the conversation. */
    tell,
    /** Called when the page is left: there is no time to wait. */
    tellAtOnce: (): void => {
      clearTimeout(timer)
      if (wanted !== kept) void save(wanted).catch(() => undefined)
    },
  }
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>
