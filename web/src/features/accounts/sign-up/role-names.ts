import { type SportKey, sports } from '@fieldhouse/contract/accounts'
import type { SignUpRole } from '@fieldhouse/contract/accounts.sign-up'
import { sportName } from '../../../lib/sport-names.ts'

export const roleNames: Record<SignUpRole, string> = {
  athlete: 'Athlete',
  coach: 'Coach',
  father: 'Father',
  mother: 'Mother',
  guardian: 'Guardian',
  'grand-father': 'Grandfather',
  'grand-mother': 'Grandmother',
  uncle: 'Uncle',
  aunt: 'Aunt',
}

export const sportNames = Object.fromEntries(sports.map((key) => [key, sportName(key)])) as Record<
  SportKey,
  string
>
