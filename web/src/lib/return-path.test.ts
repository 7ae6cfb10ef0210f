import { describe, expect, test } from 'vitest'
import { safeReturnPath } from './return-path.ts'

/** Where a browser on our site would end up. */
const landing = (path: string) => new URL(path, 'https://fieldhouse.test')

describe('ACC-03 the page to return to after signing in', () => {
  test.each([
    '/',
    '/maya-ortiz',
    '/search-results?q=a//b&page=2',
    '/packages/starter-elite?period=year#faq',
    '/search-results?q=https%3A%2F%2Fexample.com',
    '/policy#//cookies',
    '/jos%C3%A9-l%C3%B3pez',
    '/josé lópez',
    '/a:b@c',
    '/@evil.example',
  ])('is accepted if it is a path on our site: %s', (path) => {
    expect(safeReturnPath(path)).toBe(path)
    expect(landing(path).origin).toBe('https://fieldhouse.test')
  })

  test.each([
    ['nothing', undefined],
    ['none', null],
    ['an empty one', ''],
    ['an address', 'https://evil.example/'],
    ['an address in capitals', 'HTTPS://EVIL.EXAMPLE'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,hello'],
    ['a path without its slash', 'packages'],
    ['a host', 'evil.example'],
    ['a space in front', ' /packages'],
    ['a query alone', '?url=/packages'],
    ['another host without a scheme', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['a backslash for a slash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a backslash further on', '/packages\\..\\..\\evil.example'],
    ['two slashes further on', '/packages//evil.example'],
    ['a step that results in two slashes', '/.//evil.example'],
    ['a step back that results in two slashes', '/a/..//evil.example'],
    ['an encoded step', '/%2e//evil.example'],
    ['a tab that browsers skip', '/\t/evil.example'],
    ['a line break that browsers skip', '/\n/evil.example'],
    ['a return', '/packages\r\nset-cookie: a=b'],
    ['a zero byte', '/packages\0'],
    ['a C1 control character', '/packages\u0085'],
    ['a control character in the query', '/packages?a=\u0007'],
    ['encoded slashes', '/%2F%2Fevil.example'],
    ['one encoded slash', '/%2fevil.example'],
    ['an encoded backslash', '/%5Cevil.example'],
    ['slashes encoded twice', '/%252F%252Fevil.example'],
    ['slashes encoded three times', '/%25252Fevil.example'],
    ['slashes encoded many times', `/%${'25'.repeat(9)}2Fevil.example`],
    ['an encoded line break', '/packages%0d%0aset-cookie:%20a=b'],
    ['an encoded zero byte', '/packages%00'],
    ['a truncated encoding', '/packages%'],
    ['an invalid encoding', '/%E0%A4%A'],
    ['longer than an address may be', `/${'a'.repeat(2000)}`],
  ])('is refused if it is %s', (_, path) => {
    expect(safeReturnPath(path)).toBeNull()
  })
})

describe('a full address', () => {
  const own = 'https://fieldhouse.test'

  test.each([
    ['https://fieldhouse.test/maya-ortiz?mode=edit#guide', '/maya-ortiz?mode=edit#guide'],
    ['https://fieldhouse.test/', '/'],
    ['HTTPS://Fieldhouse.test/packages', '/packages'],
  ])('on our own site becomes its path: %s', (asked, path) => expect(safeReturnPath(asked, own)).toBe(path))

  test.each([
    'https://fieldhouse.test.evil.example/',
    'https://fieldhouse.test@evil.example/',
    'https://fieldhouse.test//evil.example',
    'https://fieldhouse.test/\\\\evil.example',
    'http://fieldhouse.test/maya-ortiz',
    'https://fieldhouse.test:8443/maya-ortiz',
    'https://evil.example/https://fieldhouse.test/',
  ])('on any other site is refused: %s', (asked) => expect(safeReturnPath(asked, own)).toBeNull())
})
