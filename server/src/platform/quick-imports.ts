import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const cacheFolder = fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url))

/**
 * For every file that is imported Node reads anew what its package exports. Drizzle has a hundred files, we import it
 * a hundred times, and its list is long: a second of every start. Its own files are found here without that list, and
 * it by its name once. What was compiled at one start is kept for the next.
 */
export const importQuickly = (): void => {
  enableCompileCache(cacheFolder)
  const found = new Map<string, { url: string; format: 'module'; shortCircuit: true }>()
  const keep = (key: string, url: string) => {
    const result = { url, format: 'module', shortCircuit: true } as const
    found.set(key, result)
    return result
  }
  registerHooks({
    resolve: (specifier, context, resolve) => {
      const { parentURL = '', conditions } = context
      if (!conditions.includes('import')) return resolve(specifier, context)
      if (specifier.startsWith('drizzle-orm'))
        return found.get(specifier) ?? keep(specifier, resolve(specifier, context).url)
      if (specifier.startsWith('.') && parentURL.includes('/node_modules/drizzle-orm/')) {
        const { href } = new URL(specifier, parentURL)
        return found.get(href) ?? keep(href, href)
      }
      return resolve(specifier, context)
    },
  })
}
