import { describe, expect, test } from 'vitest'
import { shortAddress, webLink } from './web-link.ts'

describe('a link on an athlete’s page', () => {
  test('leads to a page of the web', () => {
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

  test('is read without what every address has', () =>
    expect(shortAddress('https://www.whitlock.example/')).toBe('whitlock.example'))
})
