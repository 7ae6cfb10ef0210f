import React from 'react'
import { flushSync } from 'react-dom'
import { afterEach } from 'vitest'
import './styles.css'
import { toasts } from './ui/feedback/toast.ts'

// Kept here, because a test may replace the clock.
const { MessageChannel } = globalThis

const nextTask = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => resolve()
  port2.postMessage(null)
  return promise
}

/** React's production build has no `act`. This draws what is rendered, and lets its effects run. */
const act = async (render: () => Promise<void>): Promise<void> => {
  const rendered = flushSync(render)
  await rendered
  await nextTask()
  await nextTask()
}
Object.assign(React, { act })

// Loaded now, because it reads `act` once. It removes what is drawn after the tests of the first file only.
const { cleanup } = await import('vitest-browser-react')

// What a part sends when it is taken away, after its test, reaches no server. Nothing may wait for one in the next test.
globalThis.fetch = () => Promise.reject(new TypeError('failed to fetch'))

// The component tests of one worker share a page. One test's sign-up or message must not show up in the next.
afterEach(async () => {
  await cleanup()
  for (const { id } of toasts.current()) toasts.dismiss(id)
  sessionStorage.clear()
  if (location.hash) history.replaceState(null, '', location.pathname + location.search)
})
