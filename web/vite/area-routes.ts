import type { Plugin } from 'vite'
import { areas } from '../src/lib/areas.ts'

const tree = /[\\/]routeTree\.gen\.ts$/
const treeOfAreas = /[\\/]routeTree\.gen\.ts\?areas$/
const fileInArea = new RegExp(`/routes/(${areas.join('|')})(?![a-z-])`)

interface Place {
  start: number
  end: number
}

/** As much of the syntax tree as a generated file needs. */
interface Statement extends Place {
  type: string
  source?: { value: unknown } | null
  specifiers?: { local: object }[]
  declarations?: { id: object; init?: object | null }[]
}

const nameOf = (node: object): string => (node as { name: string }).name

/** A generated tree of routes in two modules: the routes of the areas, and all others. */
export const splitTree = (code: string, statements: readonly Statement[]) => {
  const textOf = ({ start, end }: Place) => code.slice(start, end)
  const names = new Set<string>()
  const isOfArea = (text: string) => [...text.matchAll(/[\w$]+/g)].some(([word]) => names.has(word))
  const inAreas: string[] = []
  const others: string[] = []
  for (const statement of statements) {
    const text = textOf(statement)
    const [declared] = statement.declarations ?? []
    if (statement.type === 'ImportDeclaration') {
      const isArea = fileInArea.test(String(statement.source?.value))
      if (isArea) for (const { local } of statement.specifiers ?? []) names.add(nameOf(local))
      ;(isArea ? inAreas : others).push(text)
    } else if (declared && nameOf(declared.id) === 'rootRouteChildren') {
      const { properties } = declared.init as { properties: (Place & { value: Place })[] }
      const [ofAreas, rest] = [true, false].map((isWanted) =>
        properties.filter((entry) => isOfArea(textOf(entry)) === isWanted),
      )
      inAreas.push(`export const areaRoutes = [${ofAreas?.map(({ value }) => textOf(value))}]`)
      others.push(`const rootRouteChildren = {${rest?.map(textOf)}}`)
    } else if (declared && isOfArea(text)) {
      names.add(nameOf(declared.id))
      inAreas.push(text)
    } else others.push(text)
  }
  return {
    areas: [`import { Route as rootRouteImport } from './routes/__root'`, ...inAreas].join('\n'),
    others: others.join('\n'),
  }
}

/** Every visitor loads the map of all pages. In the browser, the routes of the areas are a module of their own. */
export const areaRoutes = (): Plugin => ({
  name: 'area-routes',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: [tree, treeOfAreas] },
    handler(code, id) {
      const parts = splitTree(code, this.parse(code).body as Statement[])
      return { code: treeOfAreas.test(id) ? parts.areas : parts.others, map: null }
    },
  },
})
