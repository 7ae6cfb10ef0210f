import type { Plugin } from 'vite'

const cache = /query-core[\\/]build[\\/]modern[\\/]mutationCache\.js$/

/**
 * What a press starts goes through `useAction`, not through the query library's mutations. Without the mutation store
 * of every query client, a first page is 1.1 kB smaller. A client uses only these functions of it.
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
