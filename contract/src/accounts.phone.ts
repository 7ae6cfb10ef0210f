import type { UserType } from './guards.ts'

/** An athlete's phone is on the page, and a coach's is at the college. */
export const hasAccountPhone = (type: UserType): boolean => type !== 'athlete' && type !== 'coach'
