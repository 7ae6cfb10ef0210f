/** What goes along with a call to another system that has an effect there. */
export interface Sending {
  /** The same each time the call is resumed. Give it to the other system, which knows a repeat by it. */
  readonly id: string
  /** Ends the call when its time is over. */
  readonly signal: AbortSignal
}
