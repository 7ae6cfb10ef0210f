/** Tasks: what a success coach does for an athlete, and the time it takes. */
export { runningTasks, tasks, timeEntries } from './tasks.reads.ts'
