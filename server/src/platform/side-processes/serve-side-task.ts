import type { InputOf, OutputOf, SideAnswer, SideFault } from './side-task.ts'

const faultOf = (error: unknown): SideFault => {
  if (!(error instanceof Error)) return { name: typeof error, message: '', stack: '' }
  return { name: error.name, message: error.message, stack: error.stack ?? '' }
}

/** Runs in the side process: does one piece of work after the other until the main process is gone. */
export const serveSideTask = <Task>(work: (input: InputOf<Task>) => Promise<OutputOf<Task>>): void => {
  const tell = (answer: SideAnswer<OutputOf<Task>>) => process.send?.(answer)
  process.on('message', (input: InputOf<Task>) => {
    work(input).then(
      (output) => tell({ output }),
      (error) => tell({ fault: faultOf(error) }),
    )
  })
  process.on('disconnect', () => process.exit(0))
  // Ctrl-C reaches every process of a terminal. The main process finishes its work and then ends this one.
  process.on('SIGINT', () => {})
}
