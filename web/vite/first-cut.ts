import { build, type Rolldown } from 'vite'
import type { Script } from './group-scripts.ts'

/** How the bundler cuts the scripts by itself, and the module that opens each, if one does. */
export interface FirstScript extends Script {
  isStart: boolean
  /** The scripts it loads later. */
  opens: readonly string[]
  opener?: string | undefined
}

interface Modules {
  start: string
  /** The module that an import in a module means. */
  resolved: (importer: string, source: string) => string | undefined
  info: (id: string) => Rolldown.ModuleInfo | null
}

/** Stands for the address of a file that only the build around has. */
const ownFile = /__VITE_ASSET__|\bimport\.meta\.ROLL(?:UP|DOWN)_FILE_URL_/g

// Under other names, so that no other plugin transforms them again. The names are the same in each build.
const prefix = '\0cut:'
const placeOf = (id: string): string => prefix + Buffer.from(id).toString('base64url')
const idAt = (place: string): string =>
  place.startsWith(prefix) ? Buffer.from(place.slice(prefix.length), 'base64url').toString() : place

/** The order in which the bundler names them depends on which module is ready first. */
const inOrder = (scripts: readonly FirstScript[]): FirstScript[] => {
  const keys = new Map(scripts.map((script) => [script, script.modules.toSorted()[0] ?? '']))
  return scripts.toSorted((a, b) => ((keys.get(a) ?? '') < (keys.get(b) ?? '') ? -1 : 1))
}

/**
 * Bundles modules that were already transformed, without any groups, only to see which modules are left after tree
 * shaking, how large they are, and which of them the same pages need.
 */
export const firstCut = async ({ start, resolved, info }: Modules): Promise<FirstScript[]> => {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'first-cut',
        enforce: 'pre',
        resolveId(source, importer) {
          if (!importer) return placeOf(start)
          const id = resolved(idAt(importer), source)
          return id ? placeOf(id) : { id: source, external: true }
        },
        load(place) {
          if (!place.startsWith(prefix)) return null
          const module = info(idAt(place))
          return {
            code: (module?.code ?? '').replaceAll(ownFile, 'file'),
            moduleSideEffects: module?.moduleSideEffects ?? null,
            moduleType: 'js',
          }
        },
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      minify: true,
      rolldownOptions: {
        input: start,
        output: { chunkFileNames: '[hash].js', entryFileNames: '[hash].js' },
      },
    },
  })) as Rolldown.RolldownOutput
  const scripts = built.output.filter((file) => file.type === 'chunk')
  const cut = scripts.map((script) => ({
    file: script.fileName,
    bytes: script.code.length,
    modules: script.moduleIds.map(idAt),
    imports: script.imports,
    opens: script.dynamicImports,
    isStart: script.isEntry,
    opener: script.facadeModuleId ? idAt(script.facadeModuleId) : undefined,
  }))
  return inOrder(cut)
}
