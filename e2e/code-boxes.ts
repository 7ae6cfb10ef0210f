import type { Page } from '@playwright/test'

const boxes = (page: Page) => page.getByRole('group', { name: 'Verification code' }).getByRole('textbox')

/** Types the four digits, each into its box. */
export const typeCode = (page: Page, code: string): Promise<void> =>
  boxes(page).first().pressSequentially(code)
