import React from 'react'
import { flushSync } from 'react-dom'
import { afterEach } from 'vitest'
import './styles.css'

// The component tests of one worker share a tab. One test's unfinished sign-up must not open in the next.
afterEach(() => sessionStorage.clear())

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
