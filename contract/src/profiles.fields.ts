import * as z from 'zod'
import { oneLine, optionalText, paragraph } from './fields.ts'
import { isOwnFilm } from './profiles.video.ts'

/** Fields that the sections of a profile share. A form sends text for everything. Empty means not given. */

const given = (value: unknown) => (value === '' || value === null ? undefined : value)

/** Text as it is typed, with a comma for thousands. */
const numberIn = (value: unknown) =>
  typeof value === 'string' ? Number(value.replaceAll(',', '').trim() || Number.NaN) : value

interface NumberRule {
  /** The name of the number in the error text: `Height`. */
  label: string
  min: number
  max: number
  isWhole?: boolean
}

export const optionalNumber = ({ label, min, max, isWhole = false }: NumberRule) => {
  const error = `${label} must be a${isWhole ? ' whole' : ''} number from ${min.toLocaleString('en-US')} to ${max.toLocaleString('en-US')}`
  const number = z.number({ error }).min(min, { error }).max(max, { error })
  return z.preprocess(
    (value) => numberIn(given(value)),
    (isWhole ? number.int({ error }) : number).optional(),
  )
}

/** One of a list, or none. */
export const optionalChoice = <const V extends readonly [string, ...string[]]>(values: V, error: string) =>
  z.preprocess(given, z.enum(values, { error }).optional())

const firstDay = '1995-01-01'

const isRealDay = (day: string): boolean => {
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/** Tomorrow in UTC, so a day is never in the future for people in time zones ahead of UTC. */
const latestPast = () => new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

const latestAhead = (years: number) => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear() + years, now.getUTCMonth(), now.getUTCDate() + 1))
    .toISOString()
    .slice(0, 10)
}

const inWords = (day: string) => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`

/** PRO-13: a day, YYYY-MM-DD. Not before 1995. In the future only if that is allowed, and at most this many years. */
export const day = ({ yearsAhead = 0 }: { yearsAhead?: number } = {}) =>
  z
    .string({ error: 'Please enter a date' })
    .refine((text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isRealDay(text), {
      error: 'Enter the date as MM/DD/YYYY',
      abort: true,
    })
    .refine((text) => text >= firstDay, {
      error: `Choose a day on or after ${inWords(firstDay)}`,
      abort: true,
    })
    .superRefine((text, { addIssue }) => {
      const latest = yearsAhead > 0 ? latestAhead(yearsAhead) : latestPast()
      if (text <= latest) return
      addIssue(
        yearsAhead > 0
          ? `Choose a day on or before ${inWords(latest)}`
          : 'Choose a day that is not in the future',
      )
    })

export const optionalDay = (rule?: { yearsAhead?: number }) => z.preprocess(given, day(rule).optional())

export const timeOfDay = z.preprocess(
  given,
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Enter the time as HH:MM' })
    .optional(),
)

const notWeb = 'Enter a web address, such as www.example.com'

/** A host with a top-level domain, and an optional path. */
const webPattern =
  /^(?:https?:\/\/)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}(?::\d{2,5})?(?:[/?#]\S*)?$/iu

const withScheme = (text: string) => (/^https?:\/\//i.test(text) ? text : `https://${text}`)

const webText = (fault: string) => oneLine({ max: 500, fault })

/** A required link. */
export const webAddress = (fault = notWeb) =>
  webText(fault).regex(webPattern, { error: fault, abort: true }).overwrite(withScheme)

const optionalAddress = (isPath: (text: string) => boolean) =>
  z
    .string()
    .overwrite((text) => text.trim())
    .max(500, { error: notWeb })
    .refine((text) => text === '' || isPath(text) || webPattern.test(text), { error: notWeb })
    .transform((text) => (text === '' ? undefined : isPath(text) ? text : withScheme(text)))
    .optional()

/** PRO-13, the website rule: empty, or a host with a top-level domain and an optional path. */
export const optionalWebAddress = optionalAddress(() => false)

/** The same for a video, which may also be one that ships with the product. */
export const optionalFilmAddress = optionalAddress(isOwnFilm)

/** An optional line. */
export const optionalLine = (max: number) => optionalText(oneLine({ min: 0, max, fault: '' }))

/** Optional text with several lines. */
export const optionalParagraph = (max: number) => optionalText(paragraph({ min: 0, max, fault: '' }))

/** Digits only, like the address fields in the specification. */
export const optionalPhone = optionalText(
  z
    .string()
    .trim()
    .max(40, { error: 'Please enter a valid phone number' })
    .refine((text) => text === '' || /^\+?[\d\s().-]+$/.test(text), {
      error: 'Please enter a valid phone number',
    })
    .refine((text) => text === '' || text.replace(/\D/g, '').length >= 10, {
      error: 'Please enter a valid phone number',
    }),
)

/** The version of the section that this change is based on, so nobody overwrites what they have not seen. */
export const baseVersion = z.coerce.number<number | string>().int().min(0).optional()
