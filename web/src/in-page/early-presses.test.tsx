import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { repeatEarlyPresses } from './early-presses.ts'

beforeAll(() => {
  repeatEarlyPresses(() => {})
  vi.useFakeTimers()
})
afterAll(() => void vi.useRealTimers())
afterEach(() => document.body.replaceChildren())

/** A part of the server's page, and how often it was really pressed. */
const asleep = (html: string, event: 'click' | 'submit' = 'click') => {
  document.body.insertAdjacentHTML('beforeend', html)
  const element = document.body.lastElementChild as HTMLElement
  let times = 0
  element.addEventListener(event, (pressed) => {
    if (pressed.defaultPrevented) return
    if (event === 'submit') pressed.preventDefault()
    times += 1
  })
  return {
    element,
    times: () => times,
    /** As React marks it. */
    hydrate: () => Object.assign(element, { __reactFiber$test: {} }),
  }
}

const button = '<button type="button">Menu</button>'
const checkbox = '<input type="checkbox" />'

test('SHL-06 a press before hydration is pressed again after it, once', () => {
  const { element, times, hydrate } = asleep(button)
  element.click()
  element.click()
  vi.advanceTimersByTime(1000)
  expect(times()).toBe(0)
  hydrate()
  vi.advanceTimersByTime(1000)
  expect(times()).toBe(1)
})

test('SHL-06 a second press on a checkbox that did nothing yet does not take the first one back', () => {
  const { element, hydrate } = asleep(checkbox)
  element.click()
  element.click()
  hydrate()
  vi.advanceTimersByTime(1000)
  expect((element as HTMLInputElement).checked).toBe(true)
})

test('SHL-06 the last press on one of several choices counts', () => {
  const radio = '<input type="radio" name="side" />'
  const [left, right] = [asleep(radio), asleep(radio)]
  for (const { element } of [left, right, left]) element.click()
  for (const { hydrate } of [left, right]) hydrate()
  vi.advanceTimersByTime(1000)
  expect((left.element as HTMLInputElement).checked).toBe(true)
})

test.each([button, checkbox])(
  'SHL-06 who presses again right after hydration has pressed once: %s',
  (html) => {
    const { element, times, hydrate } = asleep(html)
    element.click()
    hydrate()
    vi.advanceTimersByTime(100)
    element.click()
    vi.advanceTimersByTime(1000)
    expect(times()).toBe(1)
  },
)

test('SHL-06 a form that is sent by hand before it was sent again is sent once', () => {
  const { element, times, hydrate } = asleep('<form method="post"><button>Send</button></form>', 'submit')
  const send = element.querySelector('button')
  send?.click()
  hydrate()
  vi.advanceTimersByTime(100)
  send?.click()
  vi.advanceTimersByTime(1000)
  expect(times()).toBe(1)
})

describe('SRC-01 "/" and the letters after it', () => {
  const type = (...keys: string[]) => {
    for (const key of keys)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }

  /** The page's own search, from the moment when it listens. */
  const search = () => {
    const { hydrate } = asleep('<button type="button" aria-keyshortcuts="/">Search</button>')
    const heard: string[] = []
    const stop = new AbortController()
    onTestFinished(() => stop.abort())
    const listen = () =>
      document.body.addEventListener(
        'keydown',
        (event) => {
          if (event.defaultPrevented) return
          event.preventDefault()
          heard.push(event.key)
        },
        { signal: stop.signal },
      )
    return { hydrate, listen, heard }
  }

  test('are repeated, also those typed right after hydration', () => {
    const { hydrate, listen, heard } = search()
    type('/', 'a', 'm')
    hydrate()
    listen()
    vi.advanceTimersByTime(100)
    type('a', 'r')
    vi.advanceTimersByTime(1000)
    expect(heard).toEqual(['/', 'a', 'm', 'a', 'r'])
  })

  test('wait for a page that starts to listen late', () => {
    const { hydrate, listen, heard } = search()
    type('/', 'a')
    hydrate()
    vi.advanceTimersByTime(3000)
    type('m')
    listen()
    vi.advanceTimersByTime(1000)
    expect(heard).toEqual(['/', 'a', 'm'])
    type('/')
    expect(heard).toEqual(['/', 'a', 'm', '/'])
  })

  test('are forgotten when someone goes on in a field, which gets its letters', () => {
    const { hydrate, listen, heard } = search()
    document.body.insertAdjacentHTML('beforeend', '<input />')
    const field = document.body.lastElementChild
    type('/', 'a')
    const letter = new KeyboardEvent('keydown', { key: 'r', bubbles: true, cancelable: true })
    expect(field?.dispatchEvent(letter)).toBe(true)
    hydrate()
    listen()
    vi.advanceTimersByTime(1000)
    expect(heard).toEqual([])
    type('b')
    expect(heard).toEqual(['b'])
  })

  test('are given up if nobody takes them', () => {
    const { hydrate, listen, heard } = search()
    type('/', 'a')
    hydrate()
    vi.advanceTimersByTime(60_000)
    listen()
    type('b')
    expect(heard).toEqual(['b'])
  })
})
