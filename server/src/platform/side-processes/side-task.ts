/** Heavy work that runs in its own process. */
export interface SideTask<Input, Output> {
  /** For the log. */
  readonly name: string
  /** Serves the task with `serveSideTask`. */
  readonly file: URL
  /** The time limit. After this, the process is ended. */
  readonly mostMilliseconds: number
  /** The text for people when it took too long, or the process crashed. */
  readonly lost: string
  /** Only for the types. */
  readonly types?: (input: Input) => Output
}

export const sideTask = <Input, Output>(task: SideTask<Input, Output>): SideTask<Input, Output> => task

export type InputOf<Task> = Task extends SideTask<infer Input, unknown> ? Input : never
export type OutputOf<Task> = Task extends SideTask<never, infer Output> ? Output : never

/** The answer of the process. */
export type SideAnswer<Output> = { readonly output: Output } | { readonly fault: SideFault }

export interface SideFault {
  readonly name: string
  readonly message: string
  readonly stack: string
}
