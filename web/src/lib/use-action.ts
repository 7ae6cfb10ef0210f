import { useRef, useState } from 'react'

interface ActionEnds {
  /** Called when it failed. The hook also returns the error, for a page that shows it in place. */
  onFault?: ((error: Error) => unknown) | undefined
  /** Called when it ended, either way. It stays busy until this is done too. */
  onEnd?: (() => unknown) | undefined
  /** After success it stays busy and can't run again, because the page is about to change. */
  isFinal?: boolean | undefined
}

interface ActionState<Input> {
  phase: 'idle' | 'busy' | 'done'
  /** The input of the last run. */
  input?: Input
  error: Error | null
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))

/**
 * Runs the work that a press starts, one run at a time. A second press does nothing, even before the next render. Its
 * state changes together with the state that the work sets, so a page never shows one without the other.
 */
export const useAction = <Result, Input = void>(
  work: (input: Input) => Promise<Result>,
  { onFault, onEnd, isFinal = false }: ActionEnds = {},
) => {
  const isTaken = useRef(false)
  const [{ phase, input, error }, setState] = useState<ActionState<Input>>({ phase: 'idle', error: null })

  /** Returns the work's result, or undefined when it failed or another run was active. */
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
    /** Clears the error. */
    forget: () => setState({ phase: 'idle', error: null }),
  }
}
