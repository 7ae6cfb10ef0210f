import type { Plugin } from 'vite'
import { firstCut } from './first-cut.ts'
import { groupScripts } from './group-scripts.ts'
import { pageLoads } from './page-loads.ts'

/**
 * Decides which modules are one file, so that each page loads few files and hardly anything it doesn't need: cuts the
 * scripts a first time as the bundler does, and puts those together that the same pages load (`group-scripts.ts`).
 */
export const scriptGroups = (): Plugin => {
  const resolved = new Map<string, string>()
  const groups = new Map<string, string>()
  return {
    name: 'script-groups',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        if (!importer) return null
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        if (found && !found.external) resolved.set(`${importer}\n${source}`, found.id)
        return found
      },
    },
    outputOptions: (options) => ({
      ...options,
      codeSplitting: { groups: [{ name: (id) => groups.get(id), debugName: 'script-groups' }] },
    }),
    async renderStart() {
      const [start] = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry)
      if (!start) return
      const scripts = await firstCut({
        start,
        resolved: (importer, source) => resolved.get(`${importer}\n${source}`),
        info: (id) => this.getModuleInfo(id),
      })
      groups.clear()
      // The bundler makes the groups in the order of their names. Each takes what it imports, if no earlier one has it.
      for (const [at, group] of groupScripts(scripts, pageLoads(scripts)).entries())
        for (const { modules } of group) for (const id of modules) groups.set(id, String(at).padStart(4, '0'))
    },
  }
}
