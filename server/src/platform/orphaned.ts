/** npm runs us in a shell that does not pass signals on: when that shell is gone, nobody can stop us any more. */
export const whenOrphaned = (stop: () => void): void => {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) stop()
  }, 500).unref()
}
