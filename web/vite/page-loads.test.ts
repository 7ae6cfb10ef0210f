import { describe, expect, test } from 'vitest'
import type { FirstScript } from './first-cut.ts'
import { pageLoads } from './page-loads.ts'

const script = (file: string, more: Partial<FirstScript> = {}): FirstScript => ({
  file,
  bytes: 1,
  modules: [],
  imports: [],
  opens: [],
  isStart: false,
  ...more,
})

const page = (path: string, more: Partial<FirstScript> = {}): FirstScript =>
  script(path, { opener: `/web/src/routes/${path}.tsx?tsr-split=component`, ...more })

const start = script('start', { isStart: true, opener: '/client.tsx', opens: ['menu'] })

const filesWith = (scripts: FirstScript[], file: string): string[][] =>
  pageLoads(scripts)
    .filter(({ files }) => files.has(file))
    .map(({ files }) => [...files].toSorted())

describe('what is loaded together', () => {
  test('a page has its layouts, and what they import', () => {
    const scripts = [start, page('admin', { imports: ['frame'] }), page('admin/users'), script('frame')]
    expect(filesWith(scripts, 'admin/users')).toEqual([['admin', 'admin/users', 'frame', 'start']])
  })

  test('a page outside of its layout has only the layouts above', () => {
    const scripts = [start, page('admin'), page('admin/users'), page('admin/users_.$id')]
    expect(filesWith(scripts, 'admin/users_.$id')).toEqual([['admin', 'admin/users_.$id', 'start']])
  })

  test('a public page counts more than a page of an area', () => {
    const [ofVisitors, ofArea] = pageLoads([start, page('_main/top-100'), page('coach_.teams.$id.qr.$role')])
    expect(ofVisitors?.byteWeight).toBeGreaterThan(ofArea?.byteWeight ?? 0)
  })

  test('a popup has what is there on each page that can open it', () => {
    const popup = script('popup', { opener: '/web/src/popup.tsx', imports: ['form'] })
    const scripts = [
      start,
      page('admin', { opens: ['popup'], imports: ['table'] }),
      page('coach', { opens: ['popup'], imports: ['table', 'map'] }),
      popup,
      script('form'),
      script('table'),
      script('map'),
    ]
    expect(filesWith(scripts, 'popup')).toEqual([['form', 'popup', 'start', 'table']])
  })

  test('what everyone who is signed in loads is together', () => {
    const watch = script('watch', { opener: '/web/src/shell/session/session-watch.tsx' })
    const routes = script('routes', { opener: '/web/src/routeTree.gen.ts?areas' })
    expect(filesWith([start, watch, routes], 'watch')).toEqual([['routes', 'start', 'watch']])
  })
})
