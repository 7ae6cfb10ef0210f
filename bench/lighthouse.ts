import { createServer } from 'node:net'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { browserFlags, findBrowser } from '../tools/services/browser.ts'
import { startFieldhouse } from '../tools/services/fieldhouse.ts'
import { blockedTimes, type Report } from './blocked-time.ts'
import { type Measurement, median, print } from './measurement.ts'

const pages = ['/', '/top-100', '/packages', '/search-results?q=jo', '/amara-whitlock', '/contact-us']
/** The first page of most visits, and the page that families send to coaches. */
const quickest = ['/', '/amara-whitlock']
const runs = 5

const freePort = async (): Promise<number> => {
  const { promise, resolve } = Promise.withResolvers<number>()
  const server = createServer().listen(0, '127.0.0.1', () => {
    const address = server.address()
    server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
  })
  return promise
}

/** Lighthouse's defaults: a mid-range phone on simulated slow 4G. */
const audit = async (url: string, port: number, more: { blockedUrlPatterns?: string[] } = {}) => {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', ...more })
  if (!result) throw new Error(`Lighthouse gave no report on ${url}`)
  return result.lhr
}

const measuresOf = (page: string, reports: readonly Report[]): Measurement[] => {
  const categories = Object.values(reports[0]?.categories ?? {})
  const medianOf = (read: (report: Report) => number) => median(reports.map(read))
  return [
    ...categories.map(({ id, title }) => ({
      name: `${page}, Lighthouse on a phone: ${title.toLowerCase()}`,
      unit: '',
      value: medianOf((report) => Math.round((report.categories[id]?.score ?? 0) * 100)),
      least: 95,
    })),
    {
      name: `${page}, layout shift (CLS)`,
      unit: '',
      value: medianOf((report) => report.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN),
      target: 0.02,
    },
    {
      name: `${page}, largest contentful paint (LCP)`,
      unit: 's',
      value: medianOf(
        (report) => (report.audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1000,
      ),
      ...(quickest.includes(page) && { target: 1.25 }),
    },
  ]
}

/** Lighthouse scores of the public pages on a phone: the median of five runs. */
export const benchLighthouse = async (): Promise<Measurement[]> => {
  const product = await startFieldhouse()
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  })
  try {
    const measurements: Measurement[] = []
    for (const page of pages) {
      const reports: Report[] = []
      for (let run = 0; run < runs; run++) reports.push(await audit(`${product.url}${page}`, port))
      const bare = await audit(`${product.url}${page}`, port, { blockedUrlPatterns: ['*.js'] })
      measurements.push(...measuresOf(page, reports), ...blockedTimes(page, reports, bare))
    }
    return measurements
  } finally {
    await browser.close()
    await product.stop()
  }
}

if (import.meta.main) print(await benchLighthouse())
