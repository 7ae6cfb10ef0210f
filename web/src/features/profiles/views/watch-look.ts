/** A shorter visit does not count as a view. */
const lookTime = 1500

/** Runs when a page was visible for long enough. Preloads and background tabs are not. Returns a function that ends it. */
export const watchLook = (onLook: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const watch = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'visible') timer = setTimeout(onLook, lookTime)
  }
  watch()
  document.addEventListener('visibilitychange', watch)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', watch)
  }
}
