/** Made by the framework and renamed by `vite/page-files.ts`. In development there are no files. */
declare module 'tanstack-start-manifest:v' {
  export const tsrStartManifest: () => {
    routes: Record<string, { files?: readonly string[] }>
    /** The stylesheets by address. */
    inlineCss?: { styles: Record<string, string> }
  }
}
