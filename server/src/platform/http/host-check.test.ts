import { describe, expect, test } from 'vitest'
import { hasClearHost, isHost } from './host-check.ts'

describe('a host', () => {
  test.each([
    'localhost',
    'localhost:3000',
    'fieldhouse.example',
    'Fieldhouse.Example:443',
    'amara-whitlock.fieldhouse.example',
    'fieldhouse.example.',
    'web_1:8080',
    '127.0.0.1:3000',
    '[::1]:3000',
    '[2001:db8::7]',
    'xn--bcher-kva.example',
  ])('%s', (host) => expect(isHost(host)).toBe(true))

  test.each([
    '',
    ' ',
    'a b',
    'a,b',
    'user@host',
    'host/path',
    'host?x',
    'host#x',
    'host:',
    'host:port',
    'host:99999',
    'host:1:2',
    '-host',
    'host-',
    '.host',
    '[::1',
    '[[[///',
    '[zz]',
    '<script>',
    'hôst',
    'a\\b',
    '999.999.999.999',
  ])('not %j', (host) => expect(isHost(host)).toBe(false))
})

describe('a request', () => {
  const from = (...hosts: string[]) =>
    hasClearHost({
      headers: hosts[0] === undefined ? {} : { host: hosts[0] },
      rawHeaders: ['Accept', 'host', ...hosts.flatMap((host, at) => [at % 2 ? 'hOST' : 'Host', host])],
    })

  test('may name one host', () => expect(from('localhost')).toBe(true))
  test('from an old program may name none', () => expect(from()).toBe(true))
  test('never names two, not even the same one', () => {
    expect(from('localhost', 'evil.example')).toBe(false)
    expect(from('localhost', 'localhost')).toBe(false)
  })
  test('never names an impossible host', () => expect(from('a b')).toBe(false))
})
