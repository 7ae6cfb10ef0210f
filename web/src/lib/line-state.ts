/** Shorter breaks are not reported. Milliseconds. */
const patience = 2000

/** MSG-01: when a page shows that its live connection is down: after a moment without one, until it is back. */
export const lineState = (onChange: (isDown: boolean) => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = () => {
    clearTimeout(timer)
    timer = undefined
    onChange(false)
  }
  return {
    /** Connected, or not supposed to be. */
    rest,
    /** The connection is lost, and the client reconnects. */
    tryAgain: () => {
      timer ??= setTimeout(() => onChange(true), patience)
    },
  }
}
