import { readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { describe, expect, test } from 'vitest'
import { splitTree } from './area-routes.ts'

const generated = readFileSync(new URL('../src/routeTree.gen.ts', import.meta.url), 'utf8')

const routesIn = (code: string) =>
  [...code.matchAll(/from '(\.\/routes\/[^']+)'/g)]
    .map(([, file]) => file)
    .filter((file) => !file?.endsWith('__root'))

describe('the map of all pages', () => {
  const { areas, others } = splitTree(generated, parseAst(generated, { lang: 'ts' }).body)

  test('is divided: each page is in one part', () => {
    expect([...routesIn(areas), ...routesIn(others)].toSorted()).toEqual(routesIn(generated).toSorted())
  })

  test('the part of the areas has the pages behind a sign-in', () => {
    for (const file of [
      'coach/roster.index',
      'coach_.teams.$id.qr.$role',
      'user-edit.$user_id',
      'my-account_.payment',
    ])
      expect(routesIn(areas)).toContain(`./routes/${file}`)
    expect(areas).toMatch(/export const areaRoutes = \[.*AdminRouteWithChildren/)
    expect(areas).toMatch(/export const areaRoutes = \[.*InvoiceIdRoute/)
  })

  test('the part of every visitor has the public pages', () => {
    for (const file of ['$athleteId', '_main', '_main/index', 'seros.$slug', '404'])
      expect(routesIn(others)).toContain(`./routes/${file}`)
    expect(others).toMatch(/const rootRouteChildren = \{.*AthleteIdRoute/)
    expect(others).not.toMatch(/const rootRouteChildren = \{.*AdminRoute/)
  })
})
