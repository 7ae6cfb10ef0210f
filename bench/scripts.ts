import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { surveySteps } from '@fieldhouse/contract/matching.answers'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { browserFlags, findBrowser } from '../tools/services/browser.ts'
import { startFieldhouse } from '../tools/services/fieldhouse.ts'
import { type Measurement, print } from './measurement.ts'
import { heaviestModules } from './script-modules.ts'
import { signIn } from './sign-in-demo.ts'

/** Pages of visitors. */
const pages = [
  '/contact-us',
  '/',
  '/top-100',
  '/packages',
  '/search-results?q=jo',
  '/roster',
  '/amara-whitlock',
]
/** What a page of a visitor may load, in kB, once somebody uses it. */
const limit = 120

/** Pages of a family that signed in, as the demo athlete. */
const ownLimits: Readonly<Record<string, number>> = { '/bcm/matches': 170 }

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

type Scripts = Map<string, Promise<Buffer>>

const kilobytes = async (scripts: Iterable<Buffer | Promise<Buffer>>): Promise<number> => {
  const bodies = await Promise.all(scripts)
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000
}

const openPage = async (browser: Browser | BrowserContext, url: string) => {
  const page = 'newContext' in browser ? await browser.newPage(phone) : await browser.newPage()
  const scripts: Scripts = new Map()
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.set(response.url(), response.body())
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  return { page, scripts }
}

/** What a visitor's page loads: when it opens, when it is read to its end, and when the mouse first moves. */
const visitorScripts = async (browser: Browser, url: string) => {
  const { page, scripts } = await openPage(browser, url)
  const opened = scripts.size
  await scrollToEnd(page)
  const read = scripts.size
  const isStillAsleep = await page.evaluate(
    () => Object.keys(document.querySelector('header') ?? {}).length === 0,
  )
  await page.mouse.move(20, 20)
  await page.mouse.move(40, 20)
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => Object.keys(document.querySelector('header') ?? {}).length > 0)
  const bodies = await Promise.all(scripts.values())
  const addresses = [...scripts.keys()]
  await page.close()
  return {
    opened: bodies.slice(0, opened),
    read: bodies.slice(0, read),
    used: bodies,
    addresses,
    isStillAsleep,
  }
}

const scrollToEnd = async (page: Page) => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 400) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    await page.waitForTimeout(50)
  }
  await page.waitForLoadState('networkidle')
}

/** Reads a page to its end like a person who presses nothing, and returns every script that was loaded. */
const readToEnd = async (browser: Browser | BrowserContext, url: string): Promise<Buffer[]> => {
  const { page, scripts } = await openPage(browser, url)
  // A phone has no mouse. This one would point at everything that scrolls under it.
  await page.mouse.move(-1, -1)
  await scrollToEnd(page)
  const bodies = await Promise.all(scripts.values())
  await page.close()
  return bodies
}

/** Only our payment form asks for this token, and only Braintree's own form names Braintree's hosts. */
const isForPaying = (script: Buffer): boolean => /client-secret|braintreegateway/.test(script.toString())

/** The scripts that are loaded when a visitor chooses a package. */
const dialogScripts = async (browser: Browser, url: string): Promise<Buffer[]> => {
  const { page, scripts } = await openPage(browser, `${url}/packages/starter-elite`)
  const before = new Set(scripts.keys())
  await page.getByRole('button', { name: /^Choose/ }).click()
  await page.getByRole('dialog').waitFor()
  await page.waitForLoadState('networkidle')
  const added = [...scripts].filter(([address]) => !before.has(address))
  const bodies = await Promise.all(added.map(([, body]) => body))
  await page.close()
  return bodies
}

/** The demo athlete, with a completed survey: each step as the profile prefills it. */
const asDemoAthlete = async (browser: Browser, url: string): Promise<BrowserContext> => {
  const token = await signIn(url, 'athlete@fieldhouse.test')
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const read = async (path: string) => (await (await fetch(`${url}/api${path}`, { headers })).json()).data
  const { id } = await read('/user')
  const { answers, completed } = await read(`/bcm/${id}/survey`)
  for (const step of completed ? [] : surveySteps)
    await fetch(`${url}/api/bcm/${id}/survey`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: JSON.stringify({ step, answers: answers[step] }),
    })
  const context = await browser.newContext(phone)
  await context.addCookies([{ name: 'main-auth-token', value: token, url }])
  return context
}

const assets = new URL('../web/dist/client/assets/', import.meta.url)

/** Braintree's own form as built. Without keys, no page asks for it. */
const dropInScripts = (): Buffer[] =>
  readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(new URL(name, assets)))
    .filter((script) => script.includes('braintreegateway'))

/** The script weight of the public pages, and of paying. */
export const benchScripts = async (): Promise<Measurement[]> => {
  const product = await startFieldhouse()
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserFlags] })
  try {
    const measurements: Measurement[] = []
    const forPaying: Buffer[] = []
    for (const path of pages) {
      const scripts = await visitorScripts(browser, `${product.url}${path}`)
      const { opened, read, used, addresses, isStillAsleep } = scripts
      forPaying.push(...used.filter(isForPaying))
      const isRun = isStillAsleep ? 'none of them run' : 'RUN'
      measurements.push(
        {
          name: `${path}, scripts it loads when it opens`,
          unit: 'kB',
          value: await kilobytes(opened),
          target: 0,
        },
        {
          name: `${path}, scripts it has fetched when read to the end (${isRun}), gzipped`,
          unit: 'kB',
          value: await kilobytes(read),
          target: limit,
        },
        {
          name: `${path}, all scripts it has loaded after the first use, gzipped (${heaviestModules(addresses)})`,
          unit: 'kB',
          value: await kilobytes(used),
          target: limit,
        },
      )
    }
    const athlete = await asDemoAthlete(browser, product.url)
    for (const [path, target] of Object.entries(ownLimits))
      measurements.push({
        name: `${path}, all scripts it loads when read to the end, gzipped`,
        unit: 'kB',
        value: await kilobytes(await readToEnd(athlete, `${product.url}${path}`)),
        target,
      })
    const opened = await dialogScripts(browser, product.url)
    return [
      ...measurements,
      {
        name: 'the payment dialog, the scripts that choosing a package adds, gzipped',
        unit: 'kB',
        value: await kilobytes(opened),
      },
      {
        name: 'Braintree’s form, added with keys when somebody pays, gzipped',
        unit: 'kB',
        value: await kilobytes(dropInScripts()),
      },
      {
        name: 'scripts for paying on all of these pages, where nobody pays',
        unit: 'kB',
        value: await kilobytes(forPaying),
        target: 0,
      },
      {
        name: 'Braintree’s form in the dialog without keys',
        unit: 'kB',
        value: await kilobytes(opened.filter((script) => script.includes('braintreegateway'))),
        target: 0,
      },
    ]
  } finally {
    await browser.close()
    await product.stop()
  }
}

if (import.meta.main) print(await benchScripts())
