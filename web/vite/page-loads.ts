import { areas } from '../src/lib/areas.ts'
import type { FirstScript } from './first-cut.ts'
import type { Load } from './group-scripts.ts'

const page = /[\\/]routes[\\/]([^?]+)\.tsx\?tsr-split/

/** What each page loads by itself for a person who is signed in, soon after it is opened. */
const signedIn =
  /routeTree\.gen\.ts\?areas|session-watch\.tsx|messages-control\.tsx|shortcut-buttons\.tsx|pusher\.js/

/** Visitors read most pages, on phones. Something that opens on a page is needed less often than the page. */
const weights = {
  page: { public: { byteWeight: 40, fileWeight: 6 }, area: { byteWeight: 1, fileWeight: 1 } },
  popup: { public: { byteWeight: 1, fileWeight: 0.6 }, area: { byteWeight: 0.1, fileWeight: 0.1 } },
}

const pageOf = ({ opener }: FirstScript): string | undefined =>
  page.exec(opener ?? '')?.[1]?.replaceAll('\\', '/')

const isInArea = (path: string): boolean => areas.includes(/^[\w-]*?(?=_?(?:[/.]|$))/.exec(path)?.[0] ?? '')

/** `admin` and `admin/users` are the layouts of `admin/users.$id`, and `admin/users_.$id` has only `admin`. */
const layoutsOf = (path: string): string[] =>
  [...path.matchAll(/[/.]/g)].map(({ index }) => path.slice(0, index))

interface Page {
  files: ReadonlySet<string>
  place: 'public' | 'area'
}

/** Each page with its layouts, what all pages load for those who are signed in, and each part that opens on a page. */
export const pageLoads = (scripts: readonly FirstScript[]): Load[] => {
  const byFile = new Map(scripts.map((script) => [script.file, script]))
  const add = (files: Set<string>, file: string) => {
    if (files.has(file)) return
    files.add(file)
    for (const imported of byFile.get(file)?.imports ?? []) add(files, imported)
  }
  const withImports = (opened: readonly FirstScript[]): Set<string> => {
    const files = new Set<string>()
    for (const { file } of opened) add(files, file)
    return files
  }
  const start = scripts.filter(({ isStart }) => isStart)
  const isSignedIn = ({ opener = '' }: FirstScript) => signedIn.test(opener)

  const openers = new Map(scripts.map((script) => [pageOf(script), script]))
  const pages = [...openers.keys()].flatMap((path): Page[] => {
    if (!path) return []
    const opened = [...layoutsOf(path), path].flatMap((part) => openers.get(part) ?? [])
    return [{ files: withImports([...start, ...opened]), place: isInArea(path) ? 'area' : 'public' }]
  })

  // The pages that each other part can be opened on, or on something that is opened on them.
  const popups = new Map<FirstScript, Page[]>()
  for (const opening of pages) {
    const seen = new Set<string>()
    const open = (files: ReadonlySet<string>) => {
      for (const file of files)
        for (const opened of byFile.get(file)?.opens ?? []) {
          const popup = byFile.get(opened)
          if (!popup?.opener || pageOf(popup) || isSignedIn(popup) || seen.has(opened)) continue
          seen.add(opened)
          popups.set(popup, [...(popups.get(popup) ?? []), opening])
          open(withImports([popup]))
        }
    }
    open(opening.files)
  }

  // Every such page loads it, but after it can be used.
  const visits = 0.2 * pages.filter(({ place }) => place === 'area').length
  return [
    ...pages.map(({ files, place }) => ({ files, ...weights.page[place] })),
    { files: withImports([...start, ...scripts.filter(isSignedIn)]), byteWeight: visits, fileWeight: visits },
    ...[...popups].map(([popup, on]): Load => {
      const there = [...(on[0]?.files ?? [])].filter((file) => on.every(({ files }) => files.has(file)))
      const place = on.some((opening) => opening.place === 'public') ? 'public' : 'area'
      return { files: new Set([...withImports([popup]), ...there]), ...weights.popup[place] }
    }),
  ]
}
