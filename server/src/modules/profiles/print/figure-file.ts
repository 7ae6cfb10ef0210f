import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../../../../../web/public/figures/', import.meta.url)

/** The content of a drawing: one group with its name as id. */
export const readFigure = (name: string): string =>
  readFileSync(new URL(`${name}.svg`, folder), 'utf8').replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')

/** The names of all drawings. */
export const listFigures = (): string[] =>
  readdirSync(folder).flatMap((file) => /^(.+)\.svg$/.exec(file)?.[1] ?? [])
