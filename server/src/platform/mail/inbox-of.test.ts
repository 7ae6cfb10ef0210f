import { expect, test } from 'vitest'
import { inboxOf } from './inbox-of.ts'

test.each([
  ['ada@example.test', 'ada@example.test'],
  ['Ada@Example.test', 'ada@example.test'],
  ['ada+1@example.test', 'ada@example.test'],
  ['ada+a+b@example.test', 'ada@example.test'],
  ['ada@exam+ple.test', 'ada@exam+ple.test'],
])('%s is read in the inbox of %s', (email, inbox) => expect(inboxOf(email)).toBe(inbox))
