/** The context of a call to another system that has an effect there. */
export interface Sending {
  /** The same each time the call is resumed. Pass it to the other system, which recognizes a repeat by it. */
  readonly id: string
  /** Aborts the call when its time is over. */
  readonly signal: AbortSignal
}
