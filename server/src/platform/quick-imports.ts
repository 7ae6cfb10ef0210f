import { enableCompileCache, type ResolveFnOutput, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const cacheFolder = fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url))

/** Packages of which there is only one copy, so their names mean the same everywhere in our code. */
const known = /^(@fieldhouse\/contract|drizzle-orm|zod)(\/|$)/

/**
 * For every imported file, Node reads the exports of its package and looks for links and types of files. We import
 * thousands of times, and that costs a second or two at every start. Our own files and Drizzle's say which file they mean,
 * so this takes them at their word. A package's name is looked up once. Code compiled at one start is cached for the next.
 */
export const importQuickly = (): void => {
  enableCompileCache(cacheFolder)
  const found = new Map<string, ResolveFnOutput>()
  const keep = (key: string, { url, format }: ResolveFnOutput) => {
    const result = { url, format, shortCircuit: true }
    found.set(key, result)
    return result
  }
  registerHooks({
    resolve: (specifier, context, resolve) => {
      const { parentURL = '', conditions } = context
      if (!conditions.includes('import')) return resolve(specifier, context)
      if (!specifier.startsWith('.')) {
        if (!known.test(specifier)) return resolve(specifier, context)
        return found.get(specifier) ?? keep(specifier, resolve(specifier, context))
      }
      const format = formatOf(specifier, parentURL)
      return format
        ? { url: new URL(specifier, parentURL).href, format, shortCircuit: true }
        : resolve(specifier, context)
    },
  })
}

/** What kind of file is meant, if it must exist exactly as it is written. */
const formatOf = (specifier: string, parentURL: string): string | null => {
  if (!parentURL.includes('/node_modules/')) return specifier.endsWith('.ts') ? 'module-typescript' : null
  return parentURL.includes('/node_modules/drizzle-orm/') ? 'module' : null
}
