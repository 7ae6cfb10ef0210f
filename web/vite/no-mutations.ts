import type { Plugin } from 'vite'

const cache = /query-core[\\/]build[\\/]modern[\\/]mutationCache\.js$/

/**
 * What a press starts goes through `useAction`, not through the mutations of the query library. Without the store that
 * every query client makes for them, a first page is 1.1 kB smaller. A client asks it for nothing but these.
 */
export const noMutations = (): Plugin => ({
  name: 'no-mutations',
  enforce: 'pre',
  load: {
    filter: { id: cache },
    handler: () => `
export class MutationCache {
  getAll() { return [] }
  findAll() { return [] }
  clear() {}
  resumePausedMutations() { return Promise.resolve() }
}`,
  },
})
