import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const cacheFolder = fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url))

/**
 * For every imported file, Node reads the exports of its package again. Drizzle has a hundred files, we import it a
 * hundred times, and its list is long. That costs a second at every start. This resolves its own files without that
 * list, and Drizzle by its name once. Code compiled at one start is cached for the next.
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
