import { describe, expect, test } from 'vitest'
import { hostOf, shortAddress, webLink } from './web-link.ts'

describe('a link that a person typed', () => {
  test('opens a web page', () => {
    expect(webLink('https://courier.example/a?b=1')).toBe('https://courier.example/a?b=1')
    expect(webLink('http://courier.example')).toBe('http://courier.example/')
  })

  test.each([
    'javascript:alert(1)',
    ' JAVASCRIPT:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'not a link',
    '',
    null,
  ])('is never %j', (address) => expect(webLink(address)).toBeNull())

  test('is shown without the parts that every address has', () =>
    expect(shortAddress('https://www.whitlock.example/')).toBe('whitlock.example'))

  test('shows its real site, and no look-alike', () => {
    expect(hostOf('https://www.goviks.example/staff?id=7')).toBe('goviks.example')
    expect(hostOf('https://pdx.edu@evil.example/pdx.edu')).toBe('evil.example')
    expect(hostOf('https://p\u043ertland.example')).toMatch(/^xn--/)
    expect(hostOf('no address')).toBe('no address')
  })
})
