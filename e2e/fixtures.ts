import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { markedTexts, markTextLooks } from './text-looks.ts'

export { expect } from '@playwright/test'

interface VisitOptions {
  /** Browser complaints that this test causes on purpose. */
  expectedComplaint: RegExp | null
  /** A first-time visitor, who sees the cookie banner. */
  isNewcomer: boolean
}

interface Visit {
  /** Where the visitor is at home. */
  household: ReturnType<typeof fromHere>
  /** Everything the browser reports about our pages: errors, warnings, and content policy violations. */
  complaints: string[]
}

/** Leaving a page also closes its open websocket. That is not an error. */
const hastyGoodbye =
  /WebSocket is (closed before the connection is established|already in CLOSING or CLOSED state)/

/** COA-03: a success coach without a running task. The page says nothing, but a browser reports every 404. */
const nothingRuns = /status of 404 .*\/api\/panel\/task\/active$/

/** COA-03: a page reports that its coach is here, just when another tab pauses the task. */
const pausedMeanwhile = /status of 409 .*\/api\/panel\/task\/here$/

/** When a tab's account changes, requests by the header or its websocket no longer belong to it. */
export const lostAccount =
  /status of 40[13] .*\/api\/(activity-log\/unread|broadcasting\/auth|panel\/(team-coaches|task\/active|my-rosters|my-day)|user|athlete\/[\w-]+\/(transcript-requests|views\?days=30))$/

const here = { baseURL: '', address: '' }

/** For other browsers and programs of the test that runs now. They have its address, so tests share no rate limit. */
export const fromHere = () => ({
  baseURL: here.baseURL,
  extraHTTPHeaders: { 'x-forwarded-for': here.address },
})

/** A visitor with a separate IP address. Any browser complaint fails the test. */
export const test = base.extend<VisitOptions & Visit>({
  expectedComplaint: [null, { option: true }],
  isNewcomer: [false, { option: true }],

  // One context for many tests (`playwright.config.ts`), so its headers are not among the options.
  context: async ({ context, isNewcomer, household }, use) => {
    await context.setExtraHTTPHeaders(household.extraHTTPHeaders)
    // An empty page has no storage.
    if (!isNewcomer)
      await context.addInitScript(() => {
        if (location.protocol !== 'about:') localStorage.setItem('cookie_consent', '0')
      })
    await use(context)
    // Files that are fetched ahead may still be on their way.
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    // What Playwright leaves as it is.
    await context.setOffline(false)
    await context.clearPermissions()
    await context.setExtraHTTPHeaders({})
  },

  // Waits for hydration after opening a page, so a test never presses too early.
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false)
      for (const way of ['goto', 'reload'] as const) {
        const open = page[way].bind(page) as (...given: unknown[]) => ReturnType<Page['goto']>
        const patient = async (...given: unknown[]) => {
          const answer = await open(...given)
          await listens(page, { atMost: 5000 }).catch(() => {})
          return answer
        }
        Object.assign(page, { [way]: patient })
      }
    await use(page)
  },

  household: [
    async ({ baseURL }, use) => {
      here.baseURL = baseURL ?? ''
      here.address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
      await use(fromHere())
    },
    { auto: true },
  ],

  request: async ({ playwright, household }, use) => {
    const request = await playwright.request.newContext(household)
    await use(request)
    await request.dispose()
  },

  complaints: [
    async ({ context, expectedComplaint }, use) => {
      const complaints: string[] = []
      const note = (text: string) => {
        const isKnown = [hastyGoodbye, nothingRuns, pausedMeanwhile].some((known) => known.test(text))
        if (!expectedComplaint?.test(text) && !isKnown) complaints.push(text)
      }
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) note(`${message.text()} ${message.location().url}`)
      })
      context.on('weberror', (fault) => note(String(fault.error())))
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
          reportError(new Error(`${effectiveDirective} forbids ${blockedURI}`))
        })
      })
      await use(complaints)
      base.expect(complaints, 'complaints of the browser').toEqual([])
    },
    { auto: true },
  ],
})

/** A person's mouse is never still. The page of a visitor sleeps until it moves. */
const moveMouse = async (page: Page): Promise<void> => {
  await page.mouse.move(1, 1)
  await page.mouse.move(0, 0)
}

/** Wakes the page, and waits until it is hydrated. Pages of other sites are skipped. */
export const listens = async (page: Page, { atMost = 30_000 } = {}): Promise<void> => {
  const isReady = () => {
    if (document.documentElement.dataset.realtimeKey === undefined) return true
    const parts = [...document.querySelectorAll('header, main :is(a, button, input, h1, h2)')]
    // Server-rendered islands hydrate when needed and replay early events.
    const isLate = (part: Element) => part.closest('[data-drawn]') !== null
    const isSeen = (part: Element) => part.getBoundingClientRect().top < innerHeight
    const isAlive = (part: Element) => Object.keys(part).some((key) => key.startsWith('__react'))
    return parts.length > 0 && parts.every((part) => isLate(part) || !isSeen(part) || isAlive(part))
  }
  await moveMouse(page)
  await page.waitForFunction(isReady, undefined, { timeout: atMost, polling: 50 })
}

/** Scrolls a long page to its end: sections far down hydrate when they are near. */
export const readToTheEnd = async (page: Page): Promise<void> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height + 1600; top += 400) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** For what a narrow window or touch can change. Everything else is tested on the desktop only. */
export const onPhonesToo = { tag: '@phone' }

/** The rows of a long list come from one template. Six show its variants, and a hundred take many times as long. */
const furtherRows = [':is(ul, ol, tbody):has(> :nth-child(13)) > :nth-child(n + 7)']

/** Minified, because every page that is checked reads it again. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const checkMarkedTexts = `axe.configure({ rules: [{ id: 'color-contrast', selector: '${markedTexts}' }] })`

/**
 * Runs axe in the page itself. Its own driver for Playwright opens a second page for every check and takes four times
 * as long. Videos in frames are not ours, so frames are left out.
 */
const axeViolations = async (page: Page, part: string, options: RunOptions): Promise<string[][]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axeSource};${checkMarkedTexts}`)
  const given = {
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
    ...options,
  } satisfies RunOptions
  const context = { include: [part], exclude: furtherRows }
  await markTextLooks(page, context)
  return page.evaluate(
    async ([checked, runOptions]) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe }
      const { violations } = await inPage.run(checked, runOptions)
      return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
    },
    [context, given] as const,
  )
}

const isPhone = () => base.info().project.name === 'phone'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Violations of WCAG 2.2 AA. Colors are the same on a phone, so contrast is checked on the desktop only. */
export const axeFaults = (page: Page, part = 'html') =>
  axeViolations(page, part, {
    runOnly: { type: 'tag', values: wcag },
    rules: { 'color-contrast': { enabled: !isPhone() } },
  })

/** What a color change alone can break. */
export const contrastFaults = (page: Page, part = 'html') =>
  axeViolations(page, part, { runOnly: { type: 'rule', values: ['color-contrast'] } })

/** Content behind an open dialog can't be reached, and was checked before the dialog opened. */
const partInReach = async (page: Page) =>
  (await page.locator('[role="dialog"][data-open]').count()) > 0 ? '[role="dialog"][data-open]' : 'html'

/** Checks that the screen, or the new part of it, has no accessibility violations in light and in dark. */
export const expectAccessible = async (page: Page, newPart?: string): Promise<void> => {
  const part = newPart ?? (await partInReach(page))
  await page.emulateMedia({ colorScheme: 'light' })
  base.expect(await axeFaults(page, part), 'in light').toEqual([])
  if (isPhone()) return
  await page.emulateMedia({ colorScheme: 'dark' })
  base.expect(await contrastFaults(page, part), 'in dark').toEqual([])
}

/** Checks that the screen is readable at any width and with large text. These widths include a phone's. */
export const expectToFit = async (page: Page): Promise<void> => {
  if (isPhone()) return
  // 1440 at 200%, 1280 at 400%, and a small phone, where the text is also enlarged.
  for (const width of [720, 320, 360]) {
    await page.setViewportSize({ width, height: 800 })
    base.expect(await overflowOf(page), `at ${width}`).toBe(0)
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  base.expect(await overflowOf(page), 'with text at twice its size').toBe(0)
}

/** How many pixels the page is wider than the window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
