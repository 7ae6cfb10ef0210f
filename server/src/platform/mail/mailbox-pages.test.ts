import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { uuidv7 } from '../database/uuid.ts'
import { letter } from './letter.ts'

let tested: TestApp
const id = uuidv7()
beforeAll(async () => {
  tested = await testApp()
  const words = {
    subject: 'Hi <b>',
    preview: '',
    heading: 'Hello',
    paragraphs: ['<script>alert(1)</script>'],
  }
  await tested.ports.mailer.deliver(id, { to: 'robin@example.test', ...letter(words) })
})
afterAll(() => tested.close())

const page = (path: string) => tested.app.inject({ url: path })

describe('the development mailbox', () => {
  test('lists sent emails', async () => {
    const { body } = await page('/dev/mail')
    expect(body).toContain(`<a href="/dev/mail/${id}">Hi &lt;b&gt;</a>`)
  })

  test('shows an email as sent, which can only open links, and its plain text', async () => {
    const { body } = await page(`/dev/mail/${id}`)
    expect(body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
    expect(body).toContain('Plain text')
    expect(body).not.toContain('<script')
    const sent = await page(`/dev/mail/${id}/html`)
    expect(sent.headers['content-security-policy']).toContain("default-src 'none'")
    expect(sent.body).toContain('Hello')
  })

  test.each(['nothing', uuidv7()])('%s is not an email', async (other) => {
    expect((await page(`/dev/mail/${other}`)).statusCode).toBe(404)
  })
})
