import { readdirSync, readFileSync } from 'node:fs'

const assets = new URL('../web/dist/client/assets/', import.meta.url)

/** Paths of the built scripts with this text. Their names are hashes, so only the content says what they are. */
export const builtScripts = (text: RegExp): ReadonlySet<string> => {
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const found = names.filter((name) => text.test(readFileSync(new URL(name, assets), 'utf8')))
  if (found.length === 0) throw new Error(`No script contains ${text}`)
  return new Set(found.map((name) => `/assets/${name}`))
}
