import type { Plugin } from 'vite'

const manifest = /tanstack-start-manifest:v$/

/**
 * The framework puts a link into the page for each script that it needs, and lists them all again in its data. Our
 * pages have the list once (`late-scripts.ts`). Under another name, the framework doesn't find the scripts.
 */
export const pageFiles = (): Plugin => ({
  name: 'page-files',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'ssr',
  apply: 'build',
  transform: {
    filter: { id: manifest },
    handler: (code) => ({ code: code.replaceAll(/([{,])preloads:/g, '$1files:'), map: null }),
  },
})
