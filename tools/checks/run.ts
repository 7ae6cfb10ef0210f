import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { arrows } from './arrows.ts'
import { circles } from './circles.ts'
import { colours } from './colours.ts'
import { copies } from './copies.ts'
import { docs } from './docs.ts'
import { homes } from './homes.ts'
import { layers } from './layers.ts'
import { messages } from './messages.ts'
import { names } from './names.ts'
import { repo } from './repo.ts'
import { sql } from './sql.ts'
import type { Check, Tree } from './tree.ts'

const checks: Record<string, Check> = {
  arrows,
  circles,
  layers,
  names,
  homes,
  sql,
  messages,
  copies,
  colours,
  docs,
  repo,
}

const root = join(import.meta.dirname, '../..')

/** All files that git tracks or would track. Files with a zero byte are binary and are skipped. */
const readTree = (): Tree => {
  const listing = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const paths = listing.split('\0').filter((path) => path !== '' && existsSync(join(root, path)))
  return new Map(
    paths
      .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const)
      .filter(([, text]) => !text.includes('\0')),
  )
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(checks, name))
if (unknown.length > 0) {
  console.error(
    `There is no check called ${unknown.join(', ')}. The checks are: ${Object.keys(checks).join(', ')}`,
  )
  process.exit(2)
}

const tree = readTree()
const faults = Object.entries(checks)
  .filter(([name]) => asked.length === 0 || asked.includes(name))
  .flatMap(([, check]) => check(tree))

for (const found of faults) console.error(found)
console.log(faults.length === 0 ? `${tree.size} files, no errors` : `${faults.length} errors`)
process.exitCode = faults.length === 0 ? 0 : 1
