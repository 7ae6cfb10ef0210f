import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { forgetLocally } from '../local-history.ts'
import { foundAnswer, foundAthlete } from '../search.factory.ts'
import { five, openPopup } from './search-popup.factory.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  forgetLocally()
})

const openWithFive = async () => {
  const popup = await openPopup({ 'GET /search': () => foundAnswer(five, { total: 9 }) })
  await popup.field.fill('abel')
  await expect.element(popup.rows.first()).toBeVisible()
  return { ...popup, link: (name: string) => popup.getByRole('link', { name: new RegExp(name) }) }
}

describe('SRC-01 the search popup by keyboard', () => {
  test('arrows go through the results and back to the field', async () => {
    const { field, link } = await openWithFive()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(link('Ada Abel')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(link('Cleo Abel')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(link('Show All')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{Home}')
    await expect.element(link('Ada Abel')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(field).toHaveFocus()
  })

  test('typing goes to the field, wherever the focus is', async () => {
    const { field } = await openWithFive()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}s')
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue('abels')
    await userEvent.keyboard('{ArrowDown}{Backspace}')
    await expect.element(field).toHaveValue('abel')
  })

  test('Enter opens the focused one', async () => {
    const { place, popup } = await openWithFive()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.poll(place).toBe(`/${five[1]?.slug}`)
    await expect.element(popup).not.toBeInTheDocument()
  })

  test('Enter in the field opens all results', async () => {
    const { place, popup } = await openWithFive()
    await userEvent.keyboard('{Enter}')
    await expect.poll(place).toBe('/search-results?q=abel')
    await expect.element(popup).not.toBeInTheDocument()
  })

  test('Enter does nothing while there is nothing to search for', async () => {
    const { field, place, popup } = await openPopup()
    await field.fill('a')
    await userEvent.keyboard('{Enter}')
    expect(place()).toBe('/')
    await expect.element(popup).toBeVisible()
  })

  test('Escape clears the field first, then closes', async () => {
    const { field, popup, rows } = await openWithFive()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect.element(field).toHaveValue('')
    await expect.element(field).toHaveFocus()
    expect(rows.elements()).toHaveLength(0)
    await expect.element(popup).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(popup).not.toBeInTheDocument()
  })

  describe('while other rows are loading', () => {
    const openBetweenRows = async () => {
      const next = Promise.withResolvers<void>()
      const popup = await openPopup({
        'GET /search': async ({ query }) => {
          if (query.q === 'abel') return foundAnswer(five)
          await next.promise
          return foundAnswer([foundAthlete('Fay Abels')])
        },
      })
      await popup.field.fill('abel')
      await expect.element(popup.rows.first()).toBeVisible()
      await popup.field.fill('abels')
      return {
        ...popup,
        link: (name: string) => popup.getByRole('link', { name: new RegExp(name) }),
        bringRows: next.resolve,
      }
    }

    test('arrows skip outdated rows', async () => {
      const { field, link, bringRows } = await openBetweenRows()
      await userEvent.keyboard('{ArrowDown}')
      await expect.element(field).toHaveFocus()
      bringRows()
      await expect.element(link('Fay Abels')).toBeVisible()
      await userEvent.keyboard('{ArrowDown}')
      await expect.element(link('Fay Abels')).toHaveFocus()
    })

    test('the focus returns to the field when its row disappears', async () => {
      const { field, link, bringRows } = await openBetweenRows()
      ;(link('Cleo Abel').element() as HTMLElement).focus()
      bringRows()
      await expect.element(link('Fay Abels')).toBeVisible()
      await expect.element(field).toHaveFocus()
    })
  })
})
