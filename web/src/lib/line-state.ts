/** A break this short is nobody's business; milliseconds. */
const patience = 2000

/** MSG-01: when a page says that its live line is down: after a moment without one, until it is there again. */
export const lineState = (onChange: (isDown: boolean) => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = () => {
    clearTimeout(timer)
    timer = undefined
    onChange(false)
  }
  return {
    /** Connected, or not meant to be. */
    rest,
    /** The connection is gone, and it is tried again. */
    tryAgain: () => {
      timer ??= setTimeout(() => onChange(true), patience)
    },
  }
}
