import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { browserFlags, findBrowser } from './services/browser.ts'
import { startFieldhouse } from './services/fieldhouse.ts'

/** The pictures of the README, taken from the running product so that they stay true: `npm run pictures`. */
const pictures = [
  { file: 'home-light.png', path: '/', colorScheme: 'light' },
  { file: 'home-dark.png', path: '/', colorScheme: 'dark' },
] as const

const folder = join(import.meta.dirname, '../docs/pictures')

mkdirSync(folder, { recursive: true })
const product = await startFieldhouse()
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
try {
  for (const { file, path, colorScheme } of pictures) {
    const page = await browser.newPage({
      baseURL: product.url,
      viewport: { width: 1440, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    })
    await page.addInitScript(() => localStorage.setItem('cookie_consent', '0'))
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: join(folder, file) })
    await page.close()
    console.log(`docs/pictures/${file}`)
  }
} finally {
  await browser.close()
  await product.stop()
}
