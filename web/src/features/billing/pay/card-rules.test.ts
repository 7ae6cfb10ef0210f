import { expect, test } from 'vitest'
import { brandOf, cardFaults, expiryOf, numberMask, type TypedCard } from './card-rules.ts'

const today = new Date(2026, 10, 17)
const good: TypedCard = {
  name: 'Corinne Whitlock',
  number: '4111 1111 1111 1111',
  expires: '11 / 26',
  cvc: '123',
  zip: '97702',
}

test('a good card has no faults, also in its last month', () => {
  expect(cardFaults(good, today)).toEqual({})
})

test('everything missing is reported together', () => {
  expect(cardFaults({ name: ' ', number: '', expires: '', cvc: '', zip: '' }, today)).toEqual({
    name: 'Please enter the name on the card',
    number: 'Please enter the card number',
    expires: 'Please enter the date on the card',
    cvc: 'Please enter the security code',
    zip: 'Please enter a ZIP code with 5 digits',
  })
})

test.each<[Partial<TypedCard>, object]>([
  [{ number: '4111 1111 1111 1112' }, { number: 'Please check the card number. A digit is wrong.' }],
  [{ number: '4111 1111' }, { number: 'The card number is too short' }],
  [{ expires: '10 / 26' }, { expires: 'This card has expired.' }],
  [{ expires: '13 / 30' }, { expires: 'Enter month and year, such as 09 / 31' }],
  [{ expires: '1' }, { expires: 'Enter month and year, such as 09 / 31' }],
  [{ cvc: '12' }, { cvc: 'The security code has 3 digits' }],
  [{ number: '3782 822463 10005' }, { cvc: 'The security code has 4 digits' }],
  [{ zip: '9770' }, { zip: 'Please enter a ZIP code with 5 digits' }],
])('%o is refused', (wrong, faults) => {
  expect(cardFaults({ ...good, ...wrong }, today)).toEqual(faults)
})

test.each([
  ['4', 'Visa'],
  ['5555', 'Mastercard'],
  ['2223', 'Mastercard'],
  ['37', 'American Express'],
  ['6011', 'Discover'],
  ['35', 'JCB'],
  ['9', null],
  ['', null],
])('%s begins a card of %s', (number, brand) => {
  expect(brandOf(number)).toBe(brand)
})

test('the date is a month and a full year', () => {
  expect(expiryOf('09 / 31')).toEqual({ month: '09', year: '2031' })
  expect(expiryOf('00 / 31')).toBeNull()
})

test('an American Express number is grouped as on the card', () => {
  expect([numberMask('3782'), numberMask('4111')]).toEqual(['#### ###### #####', '#### #### #### ####'])
})
