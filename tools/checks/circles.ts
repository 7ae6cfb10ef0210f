import { importsIn } from './imports.ts'
import { type Check, fault, isForTests } from './tree.ts'

type Graph = ReadonlyMap<string, ReadonlyMap<string, number>>

const graphOf = (edges: readonly { from: string; to: string; line: number }[]): Graph => {
  const graph = new Map<string, Map<string, number>>()
  for (const { from, to, line } of edges) {
    const targets = graph.get(from) ?? new Map<string, number>()
    if (!targets.has(to)) targets.set(to, line)
    graph.set(from, targets)
  }
  return graph
}

/** Walks the graph depth first. A step back onto the current path closes a circle. */
const circlesIn = (graph: Graph): string[][] => {
  const circles: string[][] = []
  const done = new Set<string>()
  const trail: string[] = []
  const visit = (node: string): void => {
    if (trail.includes(node)) {
      circles.push([...trail.slice(trail.indexOf(node)), node])
      return
    }
    if (done.has(node)) return
    trail.push(node)
    for (const next of graph.get(node)?.keys() ?? []) visit(next)
    trail.pop()
    done.add(node)
  }
  for (const node of graph.keys()) visit(node)
  return circles
}

const moduleOf = (path: string): string | null => /^server\/src\/modules\/[^/]+/.exec(path)?.[0] ?? null

/** No import circles between files, type-only imports included, and none between server modules. */
export const circles: Check = (tree) => {
  const between = importsIn(tree).flatMap(({ from, to, line }) => (to === null ? [] : [{ from, to, line }]))
  const files = graphOf(between)
  const fileFaults = circlesIn(files).map((circle) => {
    const [first = '', second = ''] = circle
    const line = files.get(first)?.get(second) ?? 1
    return fault(first, line, `closes an import circle, remove one of these imports: ${circle.join(' -> ')}`)
  })

  const modules = between.flatMap(({ from, to, line }) => {
    const ends = { from: moduleOf(from), to: moduleOf(to) }
    if (ends.from === null || ends.to === null || ends.from === ends.to || isForTests(from)) return []
    return [{ from: ends.from, to: ends.to, line, file: from }]
  })
  const moduleFaults = circlesIn(graphOf(modules)).map((circle) => {
    const arrow = modules.find(({ from, to }) => from === circle[0] && to === circle[1])
    const text = `closes a circle between modules, send an event instead: ${circle.join(' -> ')}`
    return fault(arrow?.file ?? '', arrow?.line ?? 1, text)
  })
  return [...fileFaults, ...moduleFaults]
}
