import { useRef, useState } from 'react'

interface ActionEnds {
  /** Told when it failed. The error is also in what the hook gives, for a page that shows it in place. */
  onFault?: ((error: Error) => unknown) | undefined
  /** Told when it ended, either way. It stays busy until that is done too. */
  onEnd?: (() => unknown) | undefined
  /** Once it worked, it stays busy and can't be run again: the page is on its way elsewhere. */
  isFinal?: boolean | undefined
}

interface ActionState<Input> {
  phase: 'idle' | 'busy' | 'done'
  /** What it was last run with. */
  input?: Input
  error: Error | null
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))

/**
 * Work that a press starts, one run at a time: a second press does nothing, also before the first one is drawn. Its state
 * changes in the same moment as the state that the work sets, so a page never shows one without the other.
 */
export const useAction = <Result, Input = void>(
  work: (input: Input) => Promise<Result>,
  { onFault, onEnd, isFinal = false }: ActionEnds = {},
) => {
  const isTaken = useRef(false)
  const [{ phase, input, error }, setState] = useState<ActionState<Input>>({ phase: 'idle', error: null })

  /** Gives what the work gave; nothing when it failed, or when a run was going on. */
  const run = async (given: Input): Promise<Result | undefined> => {
    if (isTaken.current) return undefined
    isTaken.current = true
    setState({ phase: 'busy', input: given, error: null })
    try {
      const result = await work(given)
      await onEnd?.()
      isTaken.current = isFinal
      setState({ phase: 'done', input: given, error: null })
      return result
    } catch (thrown) {
      const fault = asError(thrown)
      onFault?.(fault)
      await onEnd?.()
      isTaken.current = false
      setState({ phase: 'idle', input: given, error: fault })
      return undefined
    }
  }

  const isDone = phase === 'done'
  return {
    run,
    isBusy: phase === 'busy' || (isFinal && isDone),
    isDone,
    input,
    error,
    /** The fault was read. */
    forget: () => setState({ phase: 'idle', error: null }),
  }
}
