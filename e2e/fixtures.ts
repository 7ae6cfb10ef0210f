import { randomInt } from 'node:crypto'
import { test as base, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

interface VisitOptions {
  /** What the browser will complain of in this test, because the test provokes it. */
  expectedComplaint: RegExp | null
}

interface Visit {
  /** Whatever the browser says of our pages: errors, warnings, what the content policy forbade. */
  complaints: string[]
}

/** A visitor with an address of its own, in whose browser nothing may go wrong unseen. */
export const test = base.extend<VisitOptions & Visit>({
  expectedComplaint: [null, { option: true }],

  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': address })
  },

  complaints: [
    async ({ context, expectedComplaint }, use) => {
      const complaints: string[] = []
      const note = (text: string) => {
        if (!expectedComplaint?.test(text)) complaints.push(text)
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

/** This machine under a name that is not localhost, as another device at home sees it. */
export const houseName = 'fieldhouse.lan'

/** For what a narrow window or a finger may change; everything else is tested on the desktop alone. */
export const onPhonesToo = { tag: '@phone' }

/** By how many pixels the page is wider than the window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
