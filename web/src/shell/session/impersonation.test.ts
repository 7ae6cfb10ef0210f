import { describe, expect, test } from 'vitest'
import { returnPlaceOf } from './impersonation.ts'

describe('ACC-15 returning to the admin', () => {
  test.each([
    [null, '/admin/users'],
    ['', '/admin/users'],
    ['/admin/users?q=abel&page=2', '/admin/users?q=abel&page=2'],
    ['https://fieldhouse.test/admin/users?type=coach', '/admin/users?type=coach'],
    ['https://evil.example/admin/users', '/admin/users'],
    ['//evil.example/steal', '/admin/users'],
    ['https://fieldhouse.test//evil.example', '/admin/users'],
    ['/\\evil.example', '/admin/users'],
    ['javascript:alert(1)', '/admin/users'],
    ['admin/users', '/admin/users'],
  ])('the stored value %j goes to %s', (stored, place) => expect(returnPlaceOf(stored)).toBe(place))
})
