import { describe, expect, test } from 'vitest'
import { addressChangedMail } from './address-changed-mail.ts'
import { codeMail } from './code-mail.ts'
import { invitationMail } from './invitation-mail.ts'
import { newDeviceMail } from './new-device-mail.ts'
import { passwordChangedMail } from './password-changed-mail.ts'
import { resetMail } from './reset-mail.ts'
import { signInCodeMail } from './sign-in-code-mail.ts'

const to = 'robin@example.test'
const hostile = '<img src=x onerror=alert(1)>"\'&'
const escaped = '&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;'
const url = 'https://fieldhouse.test/?a=1&b=%22'
const at = new Date('2026-11-15T07:58:00Z')

test.each([
  ['password reset', resetMail({ to, firstName: hostile, url })],
  ['password changed', passwordChangedMail({ to, firstName: hostile, resetUrl: url })],
  ['address changed', addressChangedMail({ to, firstName: hostile, email: to, contactUrl: url })],
  [
    'new sign-in',
    newDeviceMail({ to, firstName: hostile, device: hostile, address: '::1', at, resetUrl: url }),
  ],
  [
    'sign-in code',
    signInCodeMail({
      to,
      firstName: hostile,
      code: '01234567',
      proof: 'password',
      device: hostile,
      address: '::1',
      resetUrl: url,
    }),
  ],
])('%s: a hostile name is only text', (_, mail) => {
  expect(mail.to).toBe(to)
  expect(mail.html).toContain(`Hi ${escaped},`)
  expect(mail.html).not.toContain('<img')
  expect(mail.text).toContain(`Hi ${hostile},`)
  expect(mail.html).toContain('href="https://fieldhouse.test/?a=1&amp;b=%22"')
  expect(mail.text).toContain(url)
})

describe('ACC-06 the code', () => {
  test.each([
    [{ kind: 'sign-up' } as const, 'finish signing up'],
    [{ kind: 'prove-address' } as const, 'confirm your email address'],
    [{ kind: 'change-address' } as const, 'make this the address of your Fieldhouse account'],
    [{ kind: 'link-identity', network: 'twitter', subject: 'x', browser: 'y' } as const, 'with Twitter'],
  ])('%j says what it is for, and how long it works', (purpose, words) => {
    const { text, html, subject } = codeMail({
      to,
      code: '0427',
      purpose,
      url: 'https://fieldhouse.test/email/verify/1',
    })
    for (const body of [text, html]) {
      expect(body).toContain(words)
      expect(body).toContain('15 minutes')
      expect(body).toContain('0427')
    }
    expect(text.includes('/email/verify/1'), 'where to enter it').toBe(purpose.kind !== 'link-identity')
    // An inbox preview on a locked screen shows no code.
    expect(subject).not.toContain('0427')
  })
})

describe('ACC-02 the code to sign in with', () => {
  const facts = {
    to,
    firstName: 'Robin',
    code: '01234567',
    device: 'Chrome on Windows',
    address: '203.0.113.7',
  }

  test.each([
    ['email' as const, 'You asked for a code to sign in', false],
    ['password' as const, 'You are signing in with your password', true],
  ])(
    'after %s says where it was asked for, and what to do if it was someone else',
    (proof, words, hasLink) => {
      const { subject, text, html } = signInCodeMail({ ...facts, proof, resetUrl: url })
      for (const fact of [words, 'Chrome on Windows', '203.0.113.7', '0123 4567', '15 minutes'])
        expect(text).toContain(fact)
      expect(html).toContain('0123 4567')
      expect(text.includes(url), 'the way to another password').toBe(hasLink)
      // An inbox preview on a locked screen shows no code.
      expect(subject).not.toContain('0123')
    },
  )
})

describe('a new sign-in', () => {
  test('says where and when it happened', () => {
    const mail = newDeviceMail({
      to,
      firstName: 'Robin',
      device: 'Chrome on Windows',
      address: '203.0.113.7',
      at,
      resetUrl: url,
    })
    for (const fact of ['Chrome on Windows', '203.0.113.7', 'November 15, 2026 at 7:58 AM UTC'])
      expect(mail.text).toContain(fact)
  })
})

describe('an invitation', () => {
  const invitation = { to, inviterName: 'Corinne Li', athleteName: 'Bo', url }

  test('says who invites, in which role, and how long it works', () => {
    const mail = invitationMail({ ...invitation, role: 'grand-mother' })
    expect(mail.subject).toBe('Corinne Li invites you to Bo’s family on Fieldhouse')
    expect(mail.text).toContain('Sign up as Bo’s grand-mother')
    expect(mail.text).toContain('14 days')
    expect(mail.text).toContain(url)
    const toAthlete = invitationMail({ ...invitation, role: 'athlete' })
    expect(toAthlete.subject).toBe('Corinne Li invites you to your page on Fieldhouse')
  })

  test('a name that looks like a link is not a link in any email program', () => {
    const mail = invitationMail({ ...invitation, inviterName: 'http://evil.test/win', role: 'aunt' })
    for (const body of [mail.subject, mail.text, mail.html]) {
      expect(body).not.toContain('http://evil')
      expect(body).not.toContain('evil.test')
      expect(body).toContain('evil.\u200btest')
    }
  })

  test('a hostile name is only text', () => {
    const { html } = invitationMail({ ...invitation, athleteName: hostile, role: 'aunt' })
    expect(html).toContain(escaped)
    expect(html).not.toContain('<img')
  })
})
