/** Work is running. The caller says so in words. */
export const Spinner = () => (
  <span
    aria-hidden="true"
    className="size-4 shrink-0 rounded-full border-2 border-current border-r-transparent motion-safe:animate-spin"
  />
)
