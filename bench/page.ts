import { startFieldhouse } from '../tools/services/fieldhouse.ts'
import { type Measurement, median, print } from './measurement.ts'
import { readMetric } from './product-metrics.ts'
import { measureRounds } from './rounds.ts'

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

const tagsOf = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => tag)

/** Resources that HTML loads before the first paint: in the head, and neither async nor deferred. */
const renderBlocking = (html: string): string[] => {
  const head = html.slice(0, html.indexOf('</head>'))
  const isDeferred = (tag: string) => /\s(?:async|defer)\b/.test(tag) || attribute(tag, 'type') === 'module'
  return [
    ...tagsOf(head, 'link').filter((tag) => attribute(tag, 'rel') === 'stylesheet'),
    ...tagsOf(head, 'script').filter((tag) => attribute(tag, 'src') && !isDeferred(tag)),
  ]
}

/** The cost of a visitor's first page for the server, and what blocks its first paint. */
export const benchPage = async (): Promise<Measurement[]> => {
  const product = await startFieldhouse()
  const page = `${product.url}/contact-us`
  const html = await (await fetch(page)).text()
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
      name: '/contact-us, files that block the first paint (one stylesheet)',
      unit: 'files',
      value: blocking.every((tag) => tag.startsWith('<link')) ? blocking.length : Number.POSITIVE_INFINITY,
      target: 1,
    },
  ]
}

if (import.meta.main) print(await benchPage())
