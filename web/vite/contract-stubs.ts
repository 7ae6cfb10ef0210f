import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isEndpoint } from '@fieldhouse/contract/endpoint'
import type { Plugin } from 'vite'

const contractDir = dirname(fileURLToPath(import.meta.resolve('@fieldhouse/contract/endpoint')))
/** Schema builders. The browser loads them only with the rules that use them. */
const builders = new Set(['fields', 'lists'])
/** A file without schemas goes to the browser as it is. */
const hasSchemas = (name: string) =>
  readFileSync(join(contractDir, `${name}.ts`), 'utf8').includes("from 'zod'")
const concepts = readdirSync(contractDir)
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => hasSchemas(name) && !builders.has(name))
const withRules = '?rules'

const conceptOf = (id: string) => concepts.find((concept) => id === join(contractDir, `${concept}.ts`))

/** One export of a contract file as the browser needs it, without schemas. */
const stub = (file: string, name: string, value: unknown, hasRules: boolean): string => {
  if (isEndpoint(value)) {
    const { method, path, quiet } = value
    // Without braces: a spread object is kept even if it is unused.
    const facts = JSON.stringify({ method, path, quiet }).slice(1, -1)
    const rules = `() => import(${JSON.stringify(file + withRules)}).then((full) => full.${name}.body)`
    return `export const ${name} = { ${facts}${value.body && hasRules ? `, rules: ${rules}` : ''} }`
  }
  if (typeof value === 'function')
    throw new Error(`${file}: ${name} is a function; move it to a file without schemas`)
  const isSchema = typeof value === 'object' && value !== null && '_zod' in value
  return isSchema ? '' : `export const ${name} = ${JSON.stringify(value)}`
}

/**
 * The contract's schemas would bring zod to every first page. The web gets each endpoint as its method and path, with
 * `rules`, which loads the schema of its body when a form first needs it.
 */
export const contractStubs = ({ hasRules = true } = {}): Plugin => ({
  name: 'contract-stubs',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    // Rules import other concepts' rules, not their browser stubs.
    if (!importer?.endsWith(withRules)) return null
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    return found && conceptOf(found.id) ? found.id + withRules : found
  },
  async load(id) {
    if (!conceptOf(id)) return null
    // A new address each time, so a change is visible during development.
    const full = (await import(`${pathToFileURL(id)}?at=${Date.now()}`)) as Record<string, unknown>
    const code = Object.entries(full)
      .map(([exported, value]) => stub(id, exported, value, hasRules))
      .join('\n')
    return { code, moduleSideEffects: false }
  },
})
