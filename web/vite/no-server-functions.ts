import type { Plugin } from 'vite'

const fetcher = /start-client-core[\\/]dist[\\/]esm[\\/]client-rpc[\\/]serverFnFetcher\.js$/

/**
 * Our data comes from the public API, not from the framework's server functions. Without the code that calls them, a
 * first page is 9 kB smaller.
 */
export const noServerFunctions = (): Plugin => ({
  name: 'no-server-functions',
  enforce: 'pre',
  load: {
    filter: { id: fetcher },
    handler: () => `
export const trackPostProcessPromise = () => {}
export const serverFnFetcher = () => {
  throw new Error('There are no server functions: call an endpoint of the contract')
}`,
  },
})
