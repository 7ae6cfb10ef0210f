/**
 * A running time. A page from the server may hear from the server again before it is hydrated: the time that was drawn
 * is behind by then, and the next tick puts it right.
 */
export const RunningText = ({ children }: { children: string }) => (
  <span suppressHydrationWarning>{children}</span>
)
