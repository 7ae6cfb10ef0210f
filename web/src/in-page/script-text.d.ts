/** Made by `vite/script-text.ts`. */
declare module '*/in-page.ts?text' {
  export const script: string
}
