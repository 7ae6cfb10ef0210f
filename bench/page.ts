import { gzipSync } from 'node:zlib'
import { startFieldhouse } from '../tools/services/fieldhouse.ts'
import { type Measurement, median, print } from './measurement.ts'
import { readMetric } from './product-metrics.ts'
import { measureRounds } from './rounds.ts'

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

const tagsOf = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => tag)

/** The scripts a page asks for by itself. */
const scriptsOf = (html: string): string[] => [
  ...tagsOf(html, 'link')
    .filter((tag) => attribute(tag, 'rel') === 'modulepreload')
    .flatMap((tag) => attribute(tag, 'href') ?? []),
  ...tagsOf(html, 'script').flatMap((tag) => attribute(tag, 'src') ?? []),
]

/** What a module can't run without; what it loads on demand is not among them. */
const staticImportsOf = (code: string): string[] =>
  [...code.matchAll(/\b(?:import|from)\s*["'`]([^"'`]+\.js)["'`]/g)].flatMap(([, path]) => path ?? [])

const crawlScripts = async (page: string, html: string): Promise<Map<string, string>> => {
  const scripts = new Map<string, string>()
  const visit = async (address: string): Promise<void> => {
    if (scripts.has(address)) return
    scripts.set(address, '')
    const code = await (await fetch(address)).text()
    scripts.set(address, code)
    for (const path of staticImportsOf(code)) await visit(new URL(path, address).href)
  }
  for (const path of scriptsOf(html)) await visit(new URL(path, page).href)
  return scripts
}

/** What must be loaded before anything is painted, by the rules of HTML: in the head, and neither async nor deferred. */
const renderBlocking = (html: string): string[] => {
  const head = html.slice(0, html.indexOf('</head>'))
  const isDeferred = (tag: string) => /\s(?:async|defer)\b/.test(tag) || attribute(tag, 'type') === 'module'
  return [
    ...tagsOf(head, 'link').filter((tag) => attribute(tag, 'rel') === 'stylesheet'),
    ...tagsOf(head, 'script').filter((tag) => attribute(tag, 'src') && !isDeferred(tag)),
  ]
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** What a visitor's first page costs the server, and what it makes the browser load. */
export const benchPage = async (): Promise<Measurement[]> => {
  const product = await startFieldhouse()
  const page = `${product.url}/contact-us`
  const html = await (await fetch(page)).text()
  const scripts = await crawlScripts(page, html)
  const blocking = renderBlocking(html)
  const cpu = async () => (await readMetric(product.url, 'process_cpu_seconds_total')) * 1e6
  const rounds = await measureRounds({ page: { url: page } }, { cpu, requestsPerRound: 300 })
  await product.stop()
  return [
    {
      name: '/contact-us, rendered for a visitor',
      unit: 'ms CPU',
      value: median(rounds.map((round) => round.page)) / 1000,
    },
    {
      name: '/contact-us, all scripts it loads, gzipped',
      unit: 'kB',
      value: sum([...scripts.values()].map((code) => gzipSync(code, { level: 9 }).length)) / 1000,
      target: 140,
    },
    {
      name: '/contact-us, files that block the first paint (one stylesheet)',
      unit: 'files',
      value: blocking.every((tag) => tag.startsWith('<link')) ? blocking.length : Number.POSITIVE_INFINITY,
      target: 1,
    },
  ]
}

if (import.meta.main) print(await benchPage())
