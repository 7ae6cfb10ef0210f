import { heavyFaults } from './heavy.ts'
import { importsIn } from './imports.ts'
import { codeOnly } from './source.ts'
import { type Check, fault, faultsWhere, isCode, isForTests, isGenerated, isTest, type Tree } from './tree.ts'

/** Things with one home: where the rule applies, only the home may use them. */
const oneHome = [
  {
    what: 'process.env',
    pattern: /\bprocess\s*\??\.\s*env\b/g,
    home: 'server/src/config.ts',
    binds: (path: string) => /^(contract|server|web)\//.test(path) && !path.endsWith('.config.ts'),
  },
  {
    what: 'a database transaction',
    pattern: /\.\s*transaction\s*(?:<[^()]*>)?\(/g,
    home: 'server/src/platform/database/transaction.ts',
    binds: (path: string) => path.startsWith('server/'),
  },
]

/** Files stay near 300 lines. This is the hard limit. */
const lineLimit = 350
const mayBeLong = (path: string): boolean =>
  isTest(path) || isGenerated(path) || /\.data\.ts$|\/(data|migrations)\//.test(path)

const lengthFaults = (path: string, text: string): string[] => {
  const lines = text.trimEnd().split('\n').length
  if (mayBeLong(path) || lines <= lineLimit) return []
  return [fault(path, lineLimit + 1, `has ${lines} lines: split it by job, 300 is enough`)]
}

const homeFaults = (path: string, text: string): string[] =>
  oneHome
    .filter(({ home, binds }) => binds(path) && path !== home)
    .flatMap(({ what, pattern, home }) =>
      faultsWhere(path, codeOnly(text), pattern, () => `uses ${what}: its only home is ${home}`),
    )

/** The names in an import clause: `{ a as b, type C }` gives b and C, `* as d` gives d. */
const namesIn = (clause: string): string[] =>
  clause
    .replace(/[{}]/g, '')
    .split(',')
    .map((part) => part.trim().split(/\s+/).at(-1) ?? '')
    .filter((name) => /^[\w$]+$/.test(name))

/** The browser bundle has endpoints without their schemas, so the web may not read a schema from one. */
const schemaFaults = (tree: Tree): string[] =>
  importsIn(tree)
    .filter(({ from, to }) => from.startsWith('web/src/') && to?.startsWith('contract/src/'))
    .flatMap(({ from, clause }) => {
      const code = codeOnly(tree.get(from) ?? '')
      const inner = clause.includes('*') ? String.raw`\.\w+` : ''
      return namesIn(clause).flatMap((name) =>
        faultsWhere(
          from,
          code,
          new RegExp(
            String.raw`(?<![\w$.])${name.replaceAll('$', '\\$')}${inner}\.(?:output|body|params|query)\b`,
            'g',
          ),
          ([found]) => `reads ${found}: import that schema from the contract under its own name`,
        ),
      )
    })

/** A message is for people, and its wording may change. A page decides by the refusal's code. */
const sentenceFaults = (path: string, text: string): string[] =>
  path.startsWith('web/src/') && !isForTests(path)
    ? faultsWhere(
        path,
        codeOnly(text),
        /\bmessage\s*(?:[=!]==(?!\s*(?:null|undefined)\b)|\.\s*(?:includes|startsWith|endsWith|match)\()/g,
        () => 'decides by a message: use the code of the refusal',
      )
    : []

/** Design kit components are grouped. */
const kitFaults = (path: string): string[] =>
  /^web\/src\/ui\/[^/]+$/.test(path)
    ? [fault(path, 1, 'must be in a kit group: actions, forms, overlays, and so on')]
    : []

const policy = /^server\/src\/modules\/([^/]+)\/(.*)\.policy\.ts$/

/** Each module has one policy file. It decides from facts that are passed in. */
const policyFaults = (tree: Tree): string[] => [
  ...[...tree.keys()].flatMap((path) => {
    const [, module = '', name = ''] = policy.exec(path) ?? []
    return name === module ? [] : [fault(path, 1, `is a second policy: put it into ${module}.policy.ts`)]
  }),
  ...importsIn(tree)
    .filter(
      ({ from, to }) => policy.test(from) && /\/platform\/|\.(queries|reads|tables)\.ts$/.test(to ?? ''),
    )
    .map(({ from, line, to }) =>
      fault(from, line, `imports ${to}: a policy reads no data, pass it the facts it needs`),
    ),
]

/** Everything has one home: settings, transactions, schemas, policies, heavy work. No file is too long to read. */
export const homes: Check = (tree) => [
  ...[...tree]
    .filter(([path]) => isCode(path))
    .flatMap(([path, text]) => [
      ...lengthFaults(path, text),
      ...homeFaults(path, text),
      ...kitFaults(path),
      ...sentenceFaults(path, text),
    ]),
  ...schemaFaults(tree),
  ...policyFaults(tree),
  ...heavyFaults(tree),
]
