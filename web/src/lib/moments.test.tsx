import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { writeCookie } from './cookies.ts'

afterEach(() => vi.restoreAllMocks())

test('SHL-12 a date hydrates as the server rendered it, then switches to the visitor’s time zone', async () => {
  // The server rendered in UTC. The visitor is five hours behind.
  writeCookie('clientTime', '0')
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(300)
  const { Day } = await import('./moments.tsx')
  const page = document.createElement('div')
  const at = '2026-03-03T02:00:00.000Z'
  page.innerHTML = `<time dateTime="${at}">Mar 3, 2026</time>`
  const onRecoverableError = vi.fn()
  const root = hydrateRoot(page, <Day at={at} />, { onRecoverableError })
  await expect.poll(() => page.textContent).toBe('Mar 2, 2026')
  expect(onRecoverableError).not.toHaveBeenCalled()
  root.unmount()
})
