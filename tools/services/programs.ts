import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

export const isRoot = process.getuid?.() === 0

/** PostgreSQL and PgBouncer refuse to run as root. */
export const nobody = isRoot ? { uid: 65_534, gid: 65_534 } : undefined

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The first of these programs in PATH, or in the server folders that an ordinary user's PATH leaves out. */
export const findProgram = (...names: string[]): string | undefined => {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

/** Whether the program starts. A stub, a binary for another processor, or a missing library does not. */
export const runs = (program: string): boolean => {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore', timeout: 20_000 })
    return true
  } catch {
    return false
  }
}

/** Without internet it gives up quickly. */
const aptOptions = [
  '-qq',
  '-o',
  'DPkg::Lock::Timeout=120',
  '-o',
  'Acquire::Retries=0',
  '-o',
  'Acquire::http::Timeout=15',
]

/** Installs a Debian package if this process has permission. Otherwise, or on failure, nothing happens. */
export const installPackage = (name: string): void => {
  const aptGet = findProgram('apt-get')
  if (!isRoot || !aptGet) return
  const run = (...args: string[]) =>
    execFileSync(aptGet, [...aptOptions, ...args], {
      stdio: 'ignore',
      timeout: 180_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  try {
    run('update')
    run('install', '-y', '--no-install-recommends', name)
  } catch {
    // The caller looks for the program again and reports what is missing.
  }
}
