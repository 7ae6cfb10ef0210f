import { describe, expect, test } from 'vitest'
import { maskedAddress } from './masked-address.ts'

describe('ACC-06 the address a code was sent to', () => {
  test.each([
    ['maya.okafor@mail.example', 'ma•••@mail.example'],
    ['may@mail.example', 'ma•••@mail.example'],
    ['ma@mail.example', 'm•••@mail.example'],
    ['m@mail.example', 'm•••@mail.example'],
    ['"odd@name"@mail.example', '"o•••@mail.example'],
  ])('%s is shown as %s', (email, shown) => expect(maskedAddress(email)).toBe(shown))

  test('text that is not an address stays as it is', () => expect(maskedAddress('maya')).toBe('maya'))
})
