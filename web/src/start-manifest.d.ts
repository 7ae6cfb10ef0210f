/** The framework makes it, and `vite/page-files.ts` renames `preloads` to `files`. In development, there are none. */
declare module 'tanstack-start-manifest:v' {
  export const tsrStartManifest: () => {
    routes: Record<string, { files?: readonly string[] }>
    /** The stylesheets by address. */
    inlineCss?: { styles: Record<string, string> }
  }
}
