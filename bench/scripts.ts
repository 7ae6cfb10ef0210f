import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { browserFlags, findBrowser } from '../tools/services/browser.ts'
import { startFieldhouse } from '../tools/services/fieldhouse.ts'
import { type Measurement, print } from './measurement.ts'

/** The limit for each page, in kB. */
const limits: Readonly<Record<string, number>> = {
  '/contact-us': 150,
  '/': 150,
  '/top-100': 150,
  '/packages': 150,
  '/search-results?q=jo': 150,
  '/roster': 150,
  '/amara-whitlock': 150,
}

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** Reads a page to its end like a visitor who presses nothing, and weighs every script that was loaded. */
const weigh = async (browser: Browser, url: string): Promise<number> => {
  const page = await browser.newPage(phone)
  const scripts = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.set(response.url(), response.body())
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 400) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    await page.waitForTimeout(50)
  }
  await page.waitForLoadState('networkidle')
  const bodies = await Promise.all(scripts.values())
  await page.close()
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
}

/** The script weight of the public pages. */
export const benchScripts = async (): Promise<Measurement[]> => {
  const product = await startFieldhouse()
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserFlags] })
  try {
    const measurements: Measurement[] = []
    for (const [path, target] of Object.entries(limits))
      measurements.push({
        name: `${path}, all scripts it loads when read to the end, gzipped`,
        unit: 'kB',
        value: (await weigh(browser, `${product.url}${path}`)) / 1000,
        target,
      })
    return measurements
  } finally {
    await browser.close()
    await product.stop()
  }
}

if (import.meta.main) print(await benchScripts())
