export interface LoggedCall {
  readonly call: string
  readonly order_id: string | null
  /** Null when the call got no answer. */
  readonly status: number | null
  readonly at: string
}

const longest = 10_000

/** The latest calls, by name and status. What they carried is not kept. */
export const createCallLog = () => {
  let calls: LoggedCall[] = []
  return {
    add(call: LoggedCall) {
      calls.push(call)
      if (calls.length > 2 * longest) calls = calls.slice(-longest)
    },
    all: (): readonly LoggedCall[] => calls,
    clear() {
      calls = []
    },
  }
}
export type CallLog = ReturnType<typeof createCallLog>
