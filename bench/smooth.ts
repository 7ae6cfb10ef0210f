import { type Browser, chromium, type Page } from '@playwright/test'
import { browserFlags, findBrowser } from '../tools/services/browser.ts'
import { startFieldhouse } from '../tools/services/fieldhouse.ts'
import { startPostgres } from '../tools/services/postgres.ts'
import { against, type Measurement, median, print } from './measurement.ts'
import { plainRows, type Ride, ride } from './smooth-scroll.ts'
import { fillSmoothWorld, longLog, longTalk, type Place, shortLog, shortTalk } from './smooth-world.ts'

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
/** The CPU slowdown of a mid-range phone, as in Lighthouse. */
const slowness = 4
/** `SMOOTH_ROUNDS=1 node bench/smooth.ts` is a quick run. */
const rounds = Number(process.env.SMOOTH_ROUNDS ?? 3)
/** The number of older messages to scroll through. */
const older = 2000
/** Pixels a frame: a thumb in a hurry. */
const hurry = 100

const slowPage = async (browser: Browser, url: string, token?: string): Promise<Page> => {
  const context = await browser.newContext({ ...phone, baseURL: url })
  if (token) await context.addCookies([{ name: 'main-auth-token', value: token, url }])
  await context.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('cookie_consent', '0')
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  return page
}

/** From opening an address to the first frame that shows this, in ms. */
const timeToSee = async (page: Page, path: string, selector: string): Promise<number> => {
  await page.goto(path, { waitUntil: 'commit', timeout: 60_000 })
  const seen = await page.waitForFunction(
    (wanted) => {
      const box = document.querySelector(wanted)?.getBoundingClientRect()
      return box && box.height > 0 && box.top < innerHeight && box.bottom > 0 ? performance.now() : null
    },
    selector,
    { timeout: 60_000 },
  )
  return (await seen.jsonValue()) ?? Number.NaN
}

const message = (seq: number) => `[role=log] [data-seq="${seq}"]`
const event = '[data-guide=tabs] li'

/** Opens a conversation and scrolls the long one up. */
const readTalk = async (page: Page, { path }: Place, length: number) => {
  const seen = await timeToSee(page, path, message(length))
  if (length < older) return { seen }
  await page.waitForLoadState('networkidle')
  const way = { area: '[role=log]', row: '[data-seq]', step: -hurry, until: length - older }
  return { seen, ride: await ride(page, way) }
}

/** Opens an activity log and scrolls the long one down. */
const readLog = async (page: Page, { path }: Place, length: number) => {
  const seen = await timeToSee(page, path, event)
  if (length < longLog) return { seen }
  await page.waitForLoadState('networkidle')
  await page
    .locator(event)
    .nth(length - 1)
    .waitFor({ state: 'attached', timeout: 60_000 })
  return { seen, ride: await ride(page, { area: '[data-guide=tabs]', row: 'li', step: hurry, until: 0 }) }
}

const readPlain = async (page: Page, count: number) => {
  await page.setContent(plainRows(count))
  return { seen: Number.NaN, ride: await ride(page, { area: 'main', row: 'p', step: hurry, until: 0 }) }
}

type Reading = { seen: number; ride?: Ride }
type Round = Record<'longTalk' | 'shortTalk' | 'longLog' | 'shortLog' | 'plainTalk' | 'plainLog', Reading>

const skipGuide = async (url: string, { token, userId }: Place): Promise<void> => {
  const path = `/api/recruiting-center/${userId}/mark-quick-tip-shown`
  const marked = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  if (!marked.ok) throw new Error(`${path} answered ${marked.status}: ${await marked.text()}`)
}

const rideOf = ({ ride: taken }: Reading): Ride => {
  if (!taken) throw new Error('Nobody scrolled here')
  return taken
}

interface Case {
  name: string
  long: keyof Round
  short: keyof Round
  plain: keyof Round
  /** The most elements allowed in the page. */
  elements: number
}

const measuresOf = (taken: readonly Round[], { name, long, short, plain, elements }: Case): Measurement[] => {
  const medianOf = (read: (ride: Ride) => number) => median(taken.map((round) => read(rideOf(round[long]))))
  const seen = taken.map((round) => ({ long: round[long].seen, short: round[short].seen }))
  const frames = taken.map((round) => ({
    ours: rideOf(round[long]).longestFrame,
    plain: rideOf(round[plain]).longestFrame,
  }))
  return [
    {
      name: `${name}, from opening to the newest entry on screen`,
      unit: 'ms',
      ...against(seen, { ours: 'long', reference: 'short', called: 'one of 20' }),
      target: 1.5,
    },
    {
      name: `${name}, scrolled: the longest frame`,
      unit: 'ms',
      ...against(frames, { ours: 'ours', reference: 'plain', called: 'as many plain rows' }),
    },
    {
      name: `${name}, scrolled: the longest task`,
      unit: 'ms',
      value: medianOf((r) => r.longestTask),
      target: 200,
    },
    {
      name: `${name}, scrolled: frames over 50 ms`,
      unit: '%',
      value: medianOf((r) => r.slowFrames),
      target: 5,
    },
    { name: `${name}, scrolled: frames without progress`, unit: '%', value: medianOf((r) => r.standing) },
    {
      name: `${name}, scrolled: content jumps by`,
      unit: 'px',
      value: medianOf((r) => r.jump),
      target: 1,
    },
    {
      name: `${name}, elements in the page at the end`,
      unit: '',
      value: medianOf((r) => r.elements),
      target: elements,
    },
  ]
}

/** How a phone handles a long conversation and a long activity log. */
export const benchSmooth = async (): Promise<Measurement[]> => {
  const postgres = await startPostgres({ durable: false })
  const product = await startFieldhouse({ settings: { DATABASE_URL: postgres.url } })
  const world = await fillSmoothWorld(postgres.url)
  for (const place of Object.values(world)) await skipGuide(product.url, place)
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserFlags] })
  const inPage = async (token: string | undefined, read: (page: Page) => Promise<Reading>) => {
    const page = await slowPage(browser, product.url, token)
    const reading = await read(page)
    await page.context().close()
    return reading
  }
  const talk = (place: Place, length: number) => inPage(place.token, (page) => readTalk(page, place, length))
  const log = (place: Place, length: number) => inPage(place.token, (page) => readLog(page, place, length))
  const plain = (count: number) => inPage(undefined, (page) => readPlain(page, count))
  const taken: Round[] = []
  try {
    // The first visit warms the server's caches, and is not counted.
    await talk(world.shortTalk, shortTalk)
    await log(world.shortLog, shortLog)
    while (taken.length < rounds)
      taken.push({
        shortTalk: await talk(world.shortTalk, shortTalk),
        longTalk: await talk(world.longTalk, longTalk),
        plainTalk: await plain(older),
        shortLog: await log(world.shortLog, shortLog),
        longLog: await log(world.longLog, longLog),
        plainLog: await plain(longLog),
      })
  } finally {
    await browser.close()
    await product.stop()
    await postgres.stop()
  }
  return [
    ...measuresOf(taken, {
      name: 'A conversation of 10,000',
      long: 'longTalk',
      short: 'shortTalk',
      plain: 'plainTalk',
      elements: 2500,
    }),
    ...measuresOf(taken, {
      name: 'An activity log of 1,000',
      long: 'longLog',
      short: 'shortLog',
      plain: 'plainLog',
      elements: 20_000,
    }),
  ]
}

if (import.meta.main) print(await benchSmooth())
