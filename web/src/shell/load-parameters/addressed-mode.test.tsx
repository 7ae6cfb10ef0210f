import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { readCookie } from '../../lib/cookies.ts'
import { chooseMode, showMode, shownMode } from '../appearance.ts'
import { useAddressedMode } from './addressed-mode.ts'

const forgetCookie = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: clears the cookie like a browser
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
  test('sets the appearance for this visit only', async () => {
    const address = await open('1')
    await expect.element(address).toHaveTextContent('1')
    expect(shownMode()).toBe('dark')
    expect(readCookie('darkMode')).toBeUndefined()
  })

  test('follows the switch', async () => {
    const address = await open('1')
    await expect.poll(shownMode).toBe('dark')
    chooseMode('light')
    await expect.element(address).toHaveTextContent('0')
    expect(readCookie('darkMode')).toBe('0')
  })

  test('wins when it changes', async () => {
    const address = await open('1')
    await expect.poll(shownMode).toBe('dark')
    await address.click()
    await expect.poll(shownMode).toBe('light')
  })

  test('applies to that page only', async () => {
    chooseMode('light')
    const address = await open('1')
    await expect.poll(shownMode).toBe('dark')
    await address.leave()
    expect(shownMode()).toBe('light')
  })

  test('is not written without a value', async () => {
    const address = await open(undefined)
    chooseMode('dark')
    await expect.element(address).toHaveTextContent('none')
    expect(shownMode()).toBe('dark')
  })
})
