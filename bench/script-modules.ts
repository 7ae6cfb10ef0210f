import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const built = new URL('../web/dist/', import.meta.url)

/** The bytes of each module, by script. Written with the pages (`web/vite/module-sizes.ts`). */
const sizes = (): Record<string, Record<string, number>> => {
  const file = new URL('modules.json', built)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

const named = 10

/** The heaviest modules among scripts, as in "react-dom-client.production.js 58". A module has its share of its script. */
export const heaviestModules = (addresses: readonly string[]): string => {
  const all = sizes()
  const modules = addresses.flatMap((address) => {
    const file = new URL(address).pathname.slice(1)
    const parts = Object.entries(all[file] ?? {})
    const whole = parts.reduce((sum, [, size]) => sum + size, 0)
    const zipped = gzipSync(readFileSync(new URL(`client/${file}`, built)), { level: 9 }).length
    return parts.map(([path, size]) => ({ path, kilobytes: (zipped * size) / whole / 1000 }))
  })
  return modules
    .toSorted((one, other) => other.kilobytes - one.kilobytes)
    .slice(0, named)
    .map(({ path, kilobytes }) => `${path.split('/').at(-1)} ${kilobytes.toFixed(1)}`)
    .join(', ')
}
