import { build, type Plugin, type Rolldown } from 'vite'
import { contractStubs } from './contract-stubs.ts'

const asText = /\?text$/

const textOf = async (file: string): Promise<Rolldown.OutputChunk> => {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [contractStubs({ hasRules: false })],
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      // Its modules also have parts for React, which it leaves out.
      rolldownOptions: { input: file, output: { format: 'iife' }, treeshake: { moduleSideEffects: false } },
    },
  })) as Rolldown.RolldownOutput
  return built.output[0]
}

/** A script as text, complete and small, for inside a page. */
export const scriptText = (): Plugin => ({
  name: 'script-text',
  enforce: 'pre',
  load: {
    filter: { id: asText },
    async handler(id) {
      const { code, moduleIds } = await textOf(id.replace(asText, ''))
      for (const file of moduleIds) this.addWatchFile(file)
      return `export const script = ${JSON.stringify(code.trim().replaceAll('</script', '<\\/script'))}`
    },
  },
})
