import { randomUUID } from 'node:crypto'
import type { ContactMessage } from '@fieldhouse/contract/site'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** A valid message with a unique sender, so its email can be identified. */
export const aMessage = (): ContactMessage => ({
  contact_name: `Robin ${randomUUID()}`,
  contact_email: 'robin.marsh@example.test',
  contact_phone: '(512) 555-0142',
  contact_message: 'My daughter plays point guard.\nWhich package fits a sophomore?',
})

/** The form on /contact-us, found by its visible labels. */
export const contactForm = (page: Page) => {
  const form = page.getByRole('form', { name: 'Contact us' })
  const field = (label: string) => form.getByRole('textbox', { name: label, exact: true })
  const fields = {
    contact_name: field('Name'),
    contact_email: field('Email'),
    contact_phone: field('Phone'),
    contact_message: field('Message'),
  }
  const send = form.getByRole('button', { name: 'Send message' })
  const open = async () => {
    await page.goto('/contact-us')
    // Enabled when the page is hydrated.
    await expect(send).toBeEnabled()
  }
  const fill = async (message: ContactMessage) => {
    for (const [name, locator] of Object.entries(fields))
      await locator.fill(message[name as keyof ContactMessage])
  }
  return {
    ...fields,
    send,
    refusal: form.getByRole('alert'),
    thanks: page.getByRole('heading', { name: 'Thank you. Your message is with us.' }),
    another: page.getByRole('button', { name: 'Send another message' }),
    open,
    fill,
    /** Fills in the whole form, as most tests do first. */
    fillAndSend: async (message: ContactMessage) => {
      await open()
      await fill(message)
      await send.click()
    },
    expectText: async (message: ContactMessage) => {
      for (const [name, locator] of Object.entries(fields))
        await expect(locator).toHaveValue(message[name as keyof ContactMessage])
    },
  }
}

export const sendByApi = async (request: APIRequestContext, message: ContactMessage): Promise<void> => {
  const response = await request.post('/api/contact-us', { data: message })
  expect(response.status()).toBe(200)
}
