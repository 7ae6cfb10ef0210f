import { describe, expect, test } from 'vitest'
import { mainAddressOf, subdomainOf } from './subdomain.ts'

const at = (host: string, publicOrigin: string | null, protocol = 'https') =>
  subdomainOf({ host, protocol }, publicOrigin)

describe('SHL-14 the subdomain of a request', () => {
  test.each([
    ['dana-reed.fieldhouse.example', 'https://fieldhouse.example', 'https://fieldhouse.example'],
    ['dana-reed.fieldhouse.example', 'https://www.fieldhouse.example', 'https://www.fieldhouse.example'],
    [
      'dana-reed.fieldhouse.example:8443',
      'https://fieldhouse.example:8443',
      'https://fieldhouse.example:8443',
    ],
    ['DANA-REED.fieldhouse.example', 'https://fieldhouse.example', 'https://fieldhouse.example'],
  ])('%s of %s is an athlete’s', (host, publicOrigin, mainOrigin) => {
    expect(at(host, publicOrigin)).toEqual({ slug: 'dana-reed', mainOrigin })
  })

  test('works on a local machine without any setting', () => {
    expect(at('dana-reed.localhost:3000', null, 'http')).toEqual({
      slug: 'dana-reed',
      mainOrigin: 'http://localhost:3000',
    })
  })

  test.each([
    ['fieldhouse.example', 'https://fieldhouse.example'],
    ['www.fieldhouse.example', 'https://www.fieldhouse.example'],
    ['fieldhouse.example.evil.example', 'https://fieldhouse.example'],
    ['evilfieldhouse.example', 'https://fieldhouse.example'],
    ['a.b.fieldhouse.example', 'https://fieldhouse.example'],
    ['-dana.fieldhouse.example', 'https://fieldhouse.example'],
    ['localhost:3000', null],
    ['127.0.0.1:3000', null],
    ['fieldhouse.lan', null],
    ['dana.fieldhouse.lan', null],
    ['[::1]:3000', null],
    ['no host at all', null],
    ['', 'https://fieldhouse.example'],
  ])('%s is no subdomain of %s', (host, publicOrigin) => {
    expect(at(host, publicOrigin)).toBeNull()
  })
})

describe('SHL-14 the main address of a page on a subdomain', () => {
  const dana = { slug: 'dana-reed', mainOrigin: 'https://fieldhouse.example' }

  test.each(['/', '/?utm_source=mail'])('%s stays', (url) => expect(mainAddressOf(dana, url)).toBeNull())

  test.each([
    ['/packages', 'https://fieldhouse.example/packages'],
    ['/packages?period=annual', 'https://fieldhouse.example/packages?period=annual'],
    ['//evil.example/x', 'https://fieldhouse.example/evil.example/x'],
    ['/@evil.example', 'https://fieldhouse.example/@evil.example'],
  ])('%s is %s', (url, address) => expect(mainAddressOf(dana, url)).toBe(address))

  test('www is the main site, including its root', () => {
    expect(mainAddressOf({ ...dana, slug: 'www' }, '/')).toBe('https://fieldhouse.example/')
  })
})
