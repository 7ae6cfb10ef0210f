import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The search of the header, by what a person reads there. */
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
    /** Pressed until it answers: before the page is alive it can't. */
    open: async () => {
      await expect(async () => {
        if (await popup.isHidden()) await control.click({ timeout: 1000 })
        await expect(field).toBeVisible({ timeout: 1000 })
      }).toPass()
    },
  }
}
