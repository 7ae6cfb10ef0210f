import { importsIn } from './imports.ts'
import { type Check, fault } from './tree.ts'

/** Packages that block a thread or decode untrusted files. Only a side process may load them. */
const heavy = ['@react-pdf/renderer', '@tensorflow/', 'fontkit', 'sharp']

const isHeavy = (specifier: string): boolean =>
  heavy.some((name) => specifier === name || specifier.startsWith(name.endsWith('/') ? name : `${name}/`))

/** The product's entry point. It starts side processes by path, and nothing imports them. */
const entry = 'server/src/main.ts'

/** The main process loads nothing heavy. Follows every import from the entry point, except type-only ones. */
export const heavyFaults: Check = (tree) => {
  const loads = Map.groupBy(
    importsIn(tree).filter(({ clause }) => !clause.startsWith('type ')),
    ({ from }) => from,
  )
  const reached = new Set([entry])
  for (const path of reached) for (const { to } of loads.get(path) ?? []) if (to !== null) reached.add(to)
  return [...reached].flatMap((path) =>
    (loads.get(path) ?? [])
      .filter(({ specifier }) => isHeavy(specifier))
      .map(({ line, specifier }) =>
        fault(path, line, `loads ${specifier} into the server: do this work in a *.process.ts`),
      ),
  )
}
