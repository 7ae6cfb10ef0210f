import { sideTask } from './side-task.ts'

export interface SampleInput {
  /** What the process does with its `bytes`. */
  readonly what: 'return' | 'fail' | 'crash' | 'hang'
  readonly bytes: Uint8Array
}

export interface SampleOutput {
  readonly pid: number
  readonly bytes: Uint8Array
  /** The names of the environment variables it sees. */
  readonly settings: readonly string[]
}

export const sampleTask = sideTask<SampleInput, SampleOutput>({
  name: 'sample',
  file: new URL('./sample-process.factory.ts', import.meta.url),
  mostMilliseconds: 30_000,
  lost: 'The sample was lost. Please try again.',
})
