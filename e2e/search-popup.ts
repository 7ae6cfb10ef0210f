import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The header search, found by its visible labels. */
export const searchPopup = (page: Page) => {
  const popup = page.getByRole('dialog', { name: 'Search athletes' })
  const control = page.getByRole('button', { name: 'Search athletes' })
  const field = popup.getByRole('textbox', { name: 'Name of an athlete' })
  return {
    popup,
    control,
    field,
    rows: popup.getByRole('listitem'),
    status: popup.getByRole('status'),
    refusal: popup.getByRole('alert'),
    recent: popup.getByRole('list', { name: 'Recent athletes' }),
    showAll: popup.getByRole('link', { name: 'Show All' }),
    /** Presses until it responds: before hydration it can't. */
    open: async () => {
      await expect(async () => {
        if (await popup.isHidden()) await control.click({ timeout: 1000 })
        await expect(field).toBeVisible({ timeout: 1000 })
      }).toPass()
    },
  }
}
