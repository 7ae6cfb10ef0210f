import { readdir, readFile } from 'node:fs/promises'

/** The length of a clock tick in microseconds. Every Linux has 100 per second. */
const tick = 10_000

const statOf = async (pid: string): Promise<string[]> => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name in parentheses may contain spaces.
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

/** Microseconds of CPU, to the nanosecond if the kernel reports it. */
const cpuOf = async (pid: string, ticks: number): Promise<number> => {
  const [nanoseconds] = (await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '')).split(' ')
  return nanoseconds ? Number(nanoseconds) / 1000 : ticks * tick
}

/** Microseconds of CPU that a PostgreSQL server and its connections have used so far. 0 if unknown. */
export const postgresCpu = async (serverPid: number): Promise<number> => {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  let sum = 0
  for (const pid of pids) {
    const [, parent, , , , , , , , , , user, system] = await statOf(pid)
    if (Number(pid) === serverPid || Number(parent) === serverPid)
      sum += await cpuOf(pid, Number(user) + Number(system))
  }
  return sum
}
