import { type Check, faultsWhere, isTest } from './tree.ts'

/** The files that define color values. All other files use color names. */
const home = 'web/src/styles/tokens.css'

const palette =
  'slate|gray|zinc|neutral|stone|mauve|olive|mist|taupe|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose'

const rules = [
  {
    pattern: new RegExp(String.raw`(?<![\w-])[\w:/-]*?(?:${palette})-(?:50|[1-9]00|950)(?![\w-])`, 'g'),
    what: 'a palette class',
  },
  {
    pattern:
      /(?<![\w-])(?:bg|text|border|fill|stroke|ring|outline|shadow|from|via|to|decoration|caret|accent)-(?:white|black)(?![\w-])/g,
    what: 'a palette class',
  },
  {
    pattern:
      /(?<![\w&/-])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\((?!from\b)/gi,
    what: 'a raw color',
  },
]

const binds = (path: string): boolean =>
  /^web\/src\/.*\.(tsx?|css)$/.test(path) && path !== home && !isTest(path) && !path.endsWith('.gen.ts')

/** A component names a color by its purpose. The value is defined in one place. */
export const colours: Check = (tree) =>
  [...tree]
    .filter(([path]) => binds(path))
    .flatMap(([path, text]) =>
      rules.flatMap(({ pattern, what }) =>
        faultsWhere(path, text, pattern, ([found]) => `uses ${what}, ${found}: use a token from ${home}`),
      ),
    )
