import { filterIds } from '@fieldhouse/contract/search'
import * as z from 'zod'
import { ownCookie } from '../../../platform/sessions/credentials.ts'
import type { Choice } from './filters.ts'

const cookieName = 'search-filters'
const sevenDays = 7 * 24 * 60 * 60

const cookieText = z.partialRecord(z.enum(filterIds), z.array(z.string()))

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(decodeURIComponent(text))
  } catch {
    return null
  }
}

/** SRC-02: a visitor's choice. Anyone can write anything into their own cookies. */
export const readChoiceCookie = (cookies: Readonly<Record<string, string>>): Choice => {
  const text = cookies[cookieName]
  const choice = cookieText.safeParse(text && parsed(text))
  return choice.success ? choice.data : {}
}

export const choiceCookie = (choice: Choice, isHttps: boolean): string =>
  ownCookie(cookieName, encodeURIComponent(JSON.stringify(choice)), { maxAgeSeconds: sevenDays, isHttps })
