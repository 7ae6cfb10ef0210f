import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openSite } from '../../lib/site.factory.tsx'
import { lateView } from './late-view.tsx'

const Part = ({ text }: { text: string }) => (
  <p>
    <b>{text}</b> <a href="#x">Film of the game</a> <button type="button">Alive</button>
  </p>
)

afterEach(() => scrollTo(0, 0))

/** Waits until the browser notices that it is out of view. */
const isFarFrom = (element: Element) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: '600px' },
    )
    observer.observe(element)
  })

/** Server-rendered, then hydrated. */
const hydrate = (html: string, Late: ReturnType<typeof lateView<{ text: string }>>) => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = `<div class="empty:min-h-80">${html}</div>`
  const faults: unknown[] = []
  const root = hydrateRoot(container, <Late text="From the browser" />, {
    onRecoverableError: (fault) => faults.push(fault),
  })
  const remove = () => {
    root.unmount()
    container.remove()
  }
  return { container, faults, remove }
}

const drawn = '<p><b>From the server</b> <a href="#x">Film of the game</a></p>'

describe('a part further down', () => {
  test('is loaded when it comes near, not before', async () => {
    const load = vi.fn(() => Promise.resolve(Part))
    const Late = lateView(load, undefined)
    const { getByText } = await openSite({
      Frame: () => (
        <>
          <div className="h-[4000px]" />
          <Late text="The form" />
        </>
      ),
    })
    expect(getByText('The form').query()).toBeNull()
    expect(load).not.toHaveBeenCalled()
    scrollTo(0, 3600)
    await expect.element(getByText('The form')).toBeVisible()
    expect(load).toHaveBeenCalledOnce()
  })

  test('keeps its space until it is there', async () => {
    const Late = lateView(() => new Promise<typeof Part>(() => {}), undefined, 'empty:h-40')
    const { getByTestId } = await openSite({
      Frame: () => (
        <div data-testid="place">
          <Late text="Never" />
        </div>
      ),
    })
    expect(getByTestId('place').element().clientHeight).toBe(160)
  })

  test('that failed to load is retried when it comes near again', async () => {
    const load = vi.fn(() => Promise.resolve(Part)).mockRejectedValueOnce(new TypeError('no connection'))
    const Late = lateView(load, undefined)
    const { getByText, getByTestId } = await openSite({
      Frame: () => (
        <>
          <div data-testid="part">
            <Late text="The form" />
          </div>
          <div className="h-[4000px]" />
        </>
      ),
    })
    await expect.poll(() => load).toHaveBeenCalledOnce()
    scrollTo(0, 3600)
    await isFarFrom(getByTestId('part').element())
    scrollTo(0, 0)
    await expect.element(getByText('The form')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('server-rendered content stays until someone uses it', async () => {
    const load = vi.fn(() => Promise.resolve(Part))
    const { container, faults, remove } = hydrate(drawn, lateView(load, undefined))
    const part = container.querySelector('p')
    part?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }))
    await expect.element(page.getByText('From the server')).toBeVisible()
    expect(load).not.toHaveBeenCalled()
    part?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
    await expect.element(page.getByText('From the browser')).toBeVisible()
    expect(page.getByText('From the server').query()).toBeNull()
    expect(faults).toEqual([])
    remove()
  })

  test('what is drawn in another way before hydration does not shift a press', async () => {
    const done: string[] = []
    const Body = () => (
      <>
        <div data-apart="">
          <button type="button">One of many dots</button>
          <button type="button">Another</button>
        </div>
        <button type="button" onClick={() => done.push('download')}>
          Download
        </button>
      </>
    )
    const html = '<div data-apart=""><svg></svg></div><button type="button">Download</button>'
    const { remove } = hydrate(
      html,
      lateView(() => Promise.resolve(Body), undefined),
    )
    await page.getByRole('button', { name: 'Download' }).click()
    await expect.poll(() => done).toEqual(['download'])
    remove()
  })

  test('other occasions bring it to life, too', async () => {
    const end = vi.fn()
    const alsoWhen = vi.fn((_wake: () => void) => end)
    const { remove } = hydrate(
      drawn,
      lateView(() => Promise.resolve(Part), undefined, undefined, alsoWhen),
    )
    await expect.poll(() => alsoWhen).toHaveBeenCalledOnce()
    await expect.element(page.getByText('From the server')).toBeVisible()
    alsoWhen.mock.calls[0]?.[0]()
    await expect.element(page.getByText('From the browser')).toBeVisible()
    expect(end).toHaveBeenCalledOnce()
    remove()
  })

  test('keyboard users keep their focus', async () => {
    const { remove } = hydrate(
      drawn,
      lateView(() => Promise.resolve(Part), undefined),
    )
    page.getByRole('link', { name: 'Film of the game' }).element().focus()
    await expect.element(page.getByText('From the browser')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Film of the game' })).toHaveFocus()
    remove()
  })

  test('several buttons pressed before hydration all count, and each one time', async () => {
    const names = ['Duke', 'Iowa', 'Yale']
    const Picker = () => {
      const [picked, setPicked] = useState<string[]>([])
      return (
        <p>
          {names.map((name) => (
            // On purpose without an updater: a press has to see what the one before has changed.
            <button key={name} type="button" onClick={() => setPicked([...picked, name])}>
              {name}
            </button>
          ))}
          <output>{picked.join(' and ')}</output>
        </p>
      )
    }
    const loading = Promise.withResolvers<typeof Picker>()
    const { remove } = hydrate(
      `<p>${names.map((name) => `<button type="button">${name}</button>`).join('')}<output></output></p>`,
      lateView(() => loading.promise, undefined),
    )
    for (const name of ['Yale', 'Duke', 'Yale']) await page.getByRole('button', { name }).click()
    loading.resolve(Picker)
    await expect.element(page.getByRole('status')).toHaveTextContent('Yale and Duke')
    remove()
  })

  test('presses, choices, and typed text before hydration are replayed one time', async () => {
    const done: string[] = []
    const Form = () => (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          done.push(`sent ${new FormData(event.currentTarget).get('name')}`)
        }}
      >
        <label>
          <input type="radio" name="type" value="club" onChange={() => done.push('club')} /> Club
        </label>
        <input name="name" aria-label="Name" />
        <button type="submit">Send</button>
      </form>
    )
    const html =
      '<form><label><input type="radio" name="type" value="club"> Club</label><input name="name" aria-label="Name"><button type="submit">Send</button></form>'
    for (const [act, expected] of [
      [() => page.getByText('Club').click(), ['club']],
      [
        async () => {
          const name = document.querySelector<HTMLInputElement>('input[name=name]')
          if (name) name.value = 'Renata'
          await page.getByRole('button', { name: 'Send' }).click()
        },
        ['sent Renata'],
      ],
    ] as const) {
      const { remove } = hydrate(
        html,
        lateView(() => Promise.resolve(Form), undefined),
      )
      await act()
      await expect.poll(() => done).toEqual(expected)
      done.length = 0
      remove()
    }
  })
})
