import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { AppError } from '../app-error.ts'
import type { Log } from '../log.ts'
import type { SideAnswer, SideTask } from './side-task.ts'

/**
 * Processes for heavy work. They keep it off our thread, a file that crashes a decoder crashes one of them and not us,
 * and all their memory is freed when they end. The caller limits how many run in parallel.
 */
export interface SideProcesses {
  run<Input, Output>(task: SideTask<Input, Output>, input: Input): Promise<Output>
  close(): Promise<void>
}

interface SideOptions {
  readonly log: Log
  /** An idle process ends after this long. */
  readonly idleMilliseconds?: number
}

const start = (file: URL): ChildProcess =>
  fork(fileURLToPath(file), {
    serialization: 'advanced',
    execArgv: ['--disable-warning=ExperimentalWarning', '--max-old-space-size=512'],
    // It reads files from strangers, so it gets none of our secrets.
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })

/** An idle process must not keep ours alive. */
const holdUs = (child: ChildProcess, isHeld: boolean) => {
  if (isHeld) child.ref()
  else child.unref()
  if (isHeld) child.channel?.ref()
  else child.channel?.unref()
}

const isAlive = ({ connected, exitCode, signalCode }: ChildProcess) =>
  connected && exitCode === null && signalCode === null

/** Rejects if the process ends first, or takes too long. */
const ask = async <Input, Output>(
  child: ChildProcess,
  { mostMilliseconds }: SideTask<Input, Output>,
  input: Input,
): Promise<SideAnswer<Output>> => {
  const { promise, resolve, reject } = Promise.withResolvers<SideAnswer<Output>>()
  const ended = () => reject(new Error(`The process ended: ${child.signalCode ?? child.exitCode}`))
  const timer = setTimeout(() => reject(new Error('It took too long')), mostMilliseconds)
  child.once('message', resolve).once('exit', ended).once('error', reject)
  child.send(input as object, (error) => error && reject(error))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    child.off('message', resolve).off('exit', ended).off('error', reject)
  }
}

export const openSideProcesses = ({ log, idleMilliseconds = 30_000 }: SideOptions): SideProcesses => {
  /** Each with the promise of its end. */
  const all = new Map<ChildProcess, Promise<void>>()
  /** Idle processes by file, each with the timer that ends it. */
  const resting = new Map<string, Map<ChildProcess, NodeJS.Timeout>>()
  let isClosed = false

  const restingAt = (file: URL) => {
    const known = resting.get(file.href) ?? new Map<ChildProcess, NodeJS.Timeout>()
    resting.set(file.href, known)
    return known
  }

  const startFor = ({ file }: SideTask<never, unknown>): ChildProcess => {
    const child = start(file)
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    all.set(child, ended)
    child.once('exit', end)
    // The caller gets the error. An error without a listener would end our process. A process that never started never
    // ends.
    child.on('error', () => child.pid === undefined && end())
    void ended.then(() => {
      all.delete(child)
      clearTimeout(restingAt(file).get(child))
      restingAt(file).delete(child)
    })
    return child
  }

  const take = (task: SideTask<never, unknown>): ChildProcess => {
    const rested = restingAt(task.file)
    for (const [child, timer] of rested) {
      clearTimeout(timer)
      rested.delete(child)
      if (isAlive(child)) return child
    }
    return startFor(task)
  }

  const rest = ({ file }: SideTask<never, unknown>, child: ChildProcess) => {
    holdUs(child, false)
    const end = () => {
      restingAt(file).delete(child)
      if (child.connected) child.disconnect()
    }
    if (isClosed) end()
    else restingAt(file).set(child, setTimeout(end, idleMilliseconds).unref())
  }

  return {
    run: async (task, input) => {
      const lost = () => new AppError('unavailable', { message: task.lost, retryAfterSeconds: 10 })
      if (isClosed) throw lost()
      const child = take(task)
      holdUs(child, true)
      const answer = await ask(child, task, input).catch((err: unknown) => {
        child.kill('SIGKILL')
        holdUs(child, false)
        log.error({ err, task: task.name }, 'side process lost')
        throw lost()
      })
      rest(task, child)
      if ('output' in answer) return answer.output
      const { name, message, stack } = answer.fault
      throw Object.assign(new Error(message), { name, stack })
    },
    close: async () => {
      isClosed = true
      const ends = [...all.values()]
      for (const child of all.keys()) child.kill('SIGKILL')
      await Promise.all(ends)
    },
  }
}
