import type { Task } from '@fieldhouse/contract/tasks'
import type { StoredTask } from './work.queries.ts'

export const presentTask = ({ athlete_user_id, completed_at, ...task }: StoredTask): Task => ({
  ...task,
  user_id: athlete_user_id,
  completed_at: completed_at?.toISOString() ?? null,
})
