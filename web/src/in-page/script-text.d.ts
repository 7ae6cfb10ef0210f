/** Made by `vite/script-text.ts`. */
declare module '*.ts?text' {
  export const script: string
}
