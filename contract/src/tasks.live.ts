/** An event on `private-user.{id}`, like those of messages. It only wakes up the client. */
export const taskEvents = {
  /** COA-03: the active task of this success coach changed, or one of their athletes' tasks did. */
  status: 'TaskStatus',
} as const

export interface LiveTaskStatus {
  /** The athlete's user id. */
  readonly user_id: string
  readonly task_id: string
  readonly status: 0 | 1 | 2 | 3
}
