import { readdir, readFile } from 'node:fs/promises'

const statusOf = async (pid: string): Promise<string> =>
  readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')

const numberIn = (status: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)

/** Resident memory of a process and its children, in MB. 0 if unknown. */
export const treeMemory = async (pid: number): Promise<number> => {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  let kilobytes = 0
  for (const each of pids) {
    const status = await statusOf(each)
    if (Number(each) === pid || numberIn(status, 'PPid') === pid) kilobytes += numberIn(status, 'VmRSS')
  }
  return kilobytes / 1000
}
