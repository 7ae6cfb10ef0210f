/** Tasks: what a success coach does for an athlete, and the time it takes. */

export { archiveTasks } from './archive-tasks.queries.ts'
export { eraseTasks } from './erase-tasks.queries.ts'
export { sumKeptTime } from './ledger/kept-time.queries.ts'
export { tasksListeners } from './tasks.listeners.ts'
export { runningTasks, tasks, timeEntries } from './tasks.reads.ts'
export { tasksRoutes } from './tasks.routes.ts'
