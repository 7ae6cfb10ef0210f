/** Heavy work that is done in a process of its own. */
export interface SideTask<Input, Output> {
  /** For the log. */
  readonly name: string
  /** Serves the task with `serveSideTask`. */
  readonly file: URL
  /** Longer than this it may not take: the process is ended. */
  readonly mostMilliseconds: number
  /** What a person reads when it took too long, or the process broke off. */
  readonly lost: string
  /** For the types alone. */
  readonly types?: (input: Input) => Output
}

export const sideTask = <Input, Output>(task: SideTask<Input, Output>): SideTask<Input, Output> => task

export type InputOf<Task> = Task extends SideTask<infer Input, unknown> ? Input : never
export type OutputOf<Task> = Task extends SideTask<never, infer Output> ? Output : never

/** What comes back from the process. */
export type SideAnswer<Output> = { readonly output: Output } | { readonly fault: SideFault }

export interface SideFault {
  readonly name: string
  readonly message: string
  readonly stack: string
}
