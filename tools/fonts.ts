import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/**
 * Extracts the letters that almost every page uses from the fonts, so a first paint loads half as much. fonts.css lists
 * these letters. Other letters in a name come from the full files.
 */
const cuts = [
  {
    from: '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal',
    to: 'barlow-condensed-600',
  },
  {
    from: '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal',
    to: 'barlow-condensed-700',
  },
  {
    from: '@fontsource-variable/inter/files/inter-latin-wght-normal',
    to: 'inter-400-700',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
]

/**
 * Marks on letters, spacing, and what styles.css asks for. The rest, like fractions and circled numbers, would be a
 * third of a file.
 */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'tnum', 'cv11', 'ss03']

const root = new URL('../', import.meta.url)
const folder = new URL('web/src/fonts/', root)
const styles = await readFile(new URL('web/src/styles/fonts.css', root), 'utf8')

const lettersOf = (file: string): string => {
  const [, ranges] = new RegExp(`${file}[^}]*unicode-range:([^;]*);`).exec(styles) ?? []
  if (!ranges) throw new Error(`fonts.css lists no letters for ${file}`)
  const codes = [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(
    ([, first = '', last = first]) => {
      const start = Number.parseInt(first, 16)
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, place) => start + place)
    },
  )
  return String.fromCodePoint(...codes)
}

await mkdir(folder, { recursive: true })
for (const { from, to, ...options } of cuts) {
  const whole = await readFile(new URL(`node_modules/${from}.woff2`, root))
  const cut = await subsetFont(whole, lettersOf(`${to}.woff2`), {
    targetFormat: 'woff2',
    keepFeatures,
    // Hints for old screens are half of a file, and 14 kB is what fits into the first packets of a connection.
    noHinting: true,
    ...options,
  })
  await writeFile(new URL(`${to}.woff2`, folder), cut)
  process.stdout.write(`${to}.woff2: ${cut.length} of ${whole.length} bytes\n`)
}
