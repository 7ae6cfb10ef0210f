import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { demoAthleteAccount, demoPassword } from '../server/src/demo/accounts.ts'
import { browserFlags, findBrowser } from './services/browser.ts'
import { startFieldhouse } from './services/fieldhouse.ts'

/** Takes the README's screenshots from the running product, so they stay accurate: `npm run pictures`. */
const pictures = [
  { name: 'home', path: '/' },
  { name: 'profile', path: '/amara-whitlock' },
  { name: 'center', path: '/recruiting-center/recently-contacted?openActivityLog=1', isOfAthlete: true },
]

const folder = join(import.meta.dirname, '../docs/pictures')

/** The demo athlete, who has already seen the recruiting center's guide. */
const signIn = async ({ request }: BrowserContext) => {
  const body = { email: demoAthleteAccount.email, password: demoPassword }
  const { token } = await (await request.post('/api/login', { data: body })).json()
  const headers = { authorization: `Bearer ${token}` }
  const { id } = (await (await request.get('/api/user', { headers })).json()).data
  await request.post(`/api/recruiting-center/${id}/mark-quick-tip-shown`, { headers })
}

const take = async (browser: Browser, baseURL: string, colorScheme: 'light' | 'dark') => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
  })
  await context.addInitScript(() => localStorage.setItem('cookie_consent', '0'))
  const page = await context.newPage()
  for (const { name, path, isOfAthlete } of pictures) {
    if (isOfAthlete) await signIn(context)
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    const file = `${name}-${colorScheme}.png`
    await page.screenshot({ path: join(folder, file) })
    console.log(`docs/pictures/${file}`)
  }
  await context.close()
}

mkdirSync(folder, { recursive: true })
const product = await startFieldhouse()
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
try {
  for (const colorScheme of ['light', 'dark'] as const) await take(browser, product.url, colorScheme)
} finally {
  await browser.close()
  await product.stop()
}
