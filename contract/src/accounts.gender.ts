import { type Gender, genders } from './accounts.ts'

export const isGender = (given: unknown): given is Gender => genders.some((gender) => gender === given)
