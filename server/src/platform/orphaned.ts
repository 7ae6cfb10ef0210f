/** npm runs us in a shell that doesn't pass signals on. When that shell is gone, nobody can stop us anymore. */
export const whenOrphaned = (stop: () => void): void => {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) stop()
  }, 500).unref()
}
