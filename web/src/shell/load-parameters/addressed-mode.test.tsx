import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { readCookie } from '../../lib/cookies.ts'
import { chooseMode, showMode, shownMode } from '../appearance.ts'
import { useAddressedMode } from './addressed-mode.ts'

const forgetCookie = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a browser forgets it
  document.cookie = 'darkMode=; path=/; max-age=0'
}

beforeEach(() => {
  showMode('light')
  forgetCookie()
})
afterEach(forgetCookie)

const open = async (start: '1' | '0' | undefined) => {
  const Page = () => {
    const [asked, setAsked] = useState(start)
    useAddressedMode(asked, setAsked)
    return (
      <button type="button" onClick={() => setAsked('0')}>
        {asked ?? 'none'}
      </button>
    )
  }
  const { getByRole, unmount } = await render(<Page />)
  return Object.assign(getByRole('button'), { leave: unmount })
}

describe('SRC-03 the appearance in the address', () => {
  test('is how the page is seen, for this visit alone', async () => {
    const address = await open('1')
    await expect.element(address).toHaveTextContent('1')
    expect(shownMode()).toBe('dark')
    expect(readCookie('darkMode')).toBeUndefined()
  })

  test('follows whoever switches', async () => {
    const address = await open('1')
    await expect.poll(shownMode).toBe('dark')
    chooseMode('light')
    await expect.element(address).toHaveTextContent('0')
    expect(readCookie('darkMode')).toBe('0')
  })

  test('leads, where it changes', async () => {
    const address = await open('1')
    await expect.poll(shownMode).toBe('dark')
    await address.click()
    await expect.poll(shownMode).toBe('light')
  })

  test('holds on that page alone', async () => {
    chooseMode('light')
    const address = await open('1')
    await expect.poll(shownMode).toBe('dark')
    await address.leave()
    expect(shownMode()).toBe('light')
  })

  test('is not written where it says nothing', async () => {
    const address = await open(undefined)
    chooseMode('dark')
    await expect.element(address).toHaveTextContent('none')
    expect(shownMode()).toBe('dark')
  })
})
