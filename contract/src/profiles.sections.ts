import * as z from 'zod'
import { genders } from './accounts.ts'
import { mailAddress, oneLine, paragraph, rowId } from './fields.ts'
import {
  baseVersion,
  day,
  optionalChoice,
  optionalDay,
  optionalFilmAddress,
  optionalLine,
  optionalNumber,
  optionalParagraph,
  optionalPhone,
  optionalWebAddress,
  timeOfDay,
  webAddress,
} from './profiles.fields.ts'

/** The body of each section: `POST /athlete/{id}/{group}`. */

export const colorThemes = ['black', 'green', 'blue', 'purple', 'orange', 'red'] as const
export type ColorTheme = (typeof colorThemes)[number]

const themeModes = ['light', 'dark'] as const

export const athleteTypes = ['high_school', 'aau'] as const
export type AthleteType = (typeof athleteTypes)[number]

export const socialNetworksShown = ['tiktok', 'twitter', 'youtube', 'vimeo'] as const
export type ShownNetwork = (typeof socialNetworksShown)[number]

/** The source of a figure. */
export const sources = ['self', 'coach', 'event', 'document'] as const
export type Source = (typeof sources)[number]

const name = (label: string) => oneLine({ max: 50, fault: `Please enter ${label}` })

const optionalMail = z.preprocess(
  (given) => given || undefined,
  mailAddress('Please enter a valid email address.').optional(),
)

const place = {
  address: optionalLine(200),
  apt: optionalLine(30),
  city: optionalLine(100),
  state: optionalLine(60),
  zip: optionalLine(12),
  country: optionalLine(60),
  lat: optionalNumber({ label: 'Latitude', min: -90, max: 90 }),
  lon: optionalNumber({ label: 'Longitude', min: -180, max: 180 }),
}

/** Sizes come as people say them (feet, inches, pounds) or in cm and kg. They are stored in cm and kg. */
const sizes = {
  height: optionalNumber({ label: 'Feet', min: 3, max: 8, isWhole: true }),
  height_in: optionalNumber({ label: 'Inches', min: 0, max: 11.75 }),
  height_cm: optionalNumber({ label: 'Height', min: 90, max: 250 }),
  weight: optionalNumber({ label: 'Weight', min: 50, max: 500 }),
  weight_kg: optionalNumber({ label: 'Weight', min: 22, max: 230 }),
  wingspan: optionalNumber({ label: 'Feet', min: 3, max: 9, isWhole: true }),
  wingspan_in: optionalNumber({ label: 'Inches', min: 0, max: 11.75 }),
  wingspan_cm: optionalNumber({ label: 'Wingspan', min: 90, max: 280 }),
}

export const info = z.object({
  version: baseVersion,
  first_name: name('First Name'),
  last_name: name('Last Name'),
  gender: optionalChoice(genders, 'Please select Gender'),
  number: z.preprocess(
    (given) => given || undefined,
    z
      .string()
      .trim()
      .regex(/^\d{1,2}$/, { error: 'A jersey number has one or two digits' })
      .optional(),
  ),
  /** The options depend on the sport. The server knows them. */
  position: optionalLine(20),
  secondary_position: optionalLine(20),
  class_year: optionalNumber({ label: 'Class', min: 2000, max: 2050, isWhole: true }),
  ...sizes,
  handedness: optionalLine(20),
  birth_date: optionalDay(),
  high_school: optionalLine(120),
  club: optionalLine(120),
  ...place,
  bio: optionalLine(160),
})
export type Info = z.output<typeof info>

export const contacts = z.object({
  version: baseVersion,
  phone: optionalPhone,
  email: optionalMail,
  website: optionalWebAddress,
  parent_name: optionalLine(100),
  parent_email: optionalMail,
  parent_phone: optionalPhone,
})

/** A list as separate entries, or as text with one entry per line. A comma is part of its entry. */
const entryList = (max: number) =>
  z.preprocess(
    (given) => (typeof given === 'string' ? given.split(/\r\n|\r|\n/) : (given ?? [])),
    z
      .array(z.string())
      .overwrite((entries) => [
        ...new Set(entries.map((entry) => entry.replace(/\s+/g, ' ').trim()).filter(Boolean)),
      ])
      .refine((entries) => entries.length <= max, { error: `Please give at most ${max}`, abort: true })
      .refine((entries) => entries.every((entry) => entry.length <= 60), {
        error: 'Please shorten each line to 60 characters',
      }),
  )

export const education = z.object({
  version: baseVersion,
  school: optionalLine(120),
  gpa: optionalNumber({ label: 'GPA', min: 0, max: 4 }),
  weighted_gpa: optionalNumber({ label: 'Weighted GPA', min: 0, max: 6 }),
  core_gpa: optionalNumber({ label: 'Core GPA', min: 0, max: 4 }),
  sat: optionalNumber({ label: 'SAT', min: 400, max: 1600, isWhole: true }),
  act: optionalNumber({ label: 'ACT', min: 1, max: 36, isWhole: true }),
  ncaa_id: z.preprocess(
    (given) => given || undefined,
    z
      .string()
      .trim()
      .regex(/^\d{6,12}$/, { error: 'An NCAA id has 6 to 12 digits' })
      .optional(),
  ),
  intended_majors: entryList(8),
  honors: entryList(12),
})

export const quote = z.object({
  version: baseVersion,
  text: optionalParagraph(300),
  author: optionalLine(100),
})

export const settings = z.object({
  version: baseVersion,
  color_theme: optionalChoice(colorThemes, 'Please select a theme'),
  /** Empty or null: follows each visitor's device. Left out, it stays the same. */
  theme_mode: z.preprocess(
    (given) => (given === '' ? null : given),
    z.enum(themeModes, { error: 'Please select light or dark' }).nullable().optional(),
  ),
  is_visible: z.boolean({ error: 'Please choose Hide or Show' }).optional(),
})

/** Only for people with a premium page. */
export const vipDetails = z.object({
  version: baseVersion,
  headline: optionalLine(90),
  story: optionalParagraph(2000),
  agent_name: optionalLine(100),
  agent_email: optionalMail,
  highlight_url: optionalFilmAddress,
})

/**
 * A name goes into addresses, so each must be what its network allows. A name without a letter or digit is refused:
 * `..` is a folder.
 */
const username = (allowed: RegExp, fault: string) =>
  z.preprocess(
    (given) => (typeof given === 'string' ? given.trim().replace(/^@/, '') || undefined : given),
    z
      .string()
      .regex(allowed, { error: fault })
      .regex(/[a-z0-9]/i, { error: 'A username has at least one letter or digit' })
      .optional(),
  )

export const social = z.object({
  version: baseVersion,
  tiktok: username(
    /^[\w.]{1,23}\w$/,
    'A TikTok username has 2 to 24 letters, digits, dots and underscores, and no dot at the end',
  ),
  twitter: username(/^\w{1,15}$/, 'A Twitter username has up to 15 letters, digits and underscores'),
  youtube: username(
    /^[\w.-]{3,30}$/,
    'A YouTube handle has 3 to 30 letters, digits, dots, dashes and underscores',
  ),
  vimeo: username(/^[\w.-]{1,60}$/, 'A Vimeo username has letters, digits, dots, dashes and underscores'),
})

const item = { id: z.preprocess((given) => given || undefined, rowId().optional()), version: baseVersion }

const seasonFields = z.object({
  ...item,
  type: z.enum(athleteTypes, { error: 'Please select High school or Club' }),
  /** The year in which the season began. */
  season: optionalNumber({ label: 'Season', min: 1995, max: 2100, isWhole: true }),
  team: optionalLine(120),
  values: z.preprocess(
    (given) =>
      typeof given === 'object' && given !== null
        ? Object.fromEntries(
            Object.entries(given)
              .filter(([, value]) => value !== '' && value !== null && value !== undefined)
              .map(([key, value]) => [key, typeof value === 'string' ? Number(value) : value]),
          )
        : (given ?? {}),
    z.record(z.string().max(20), z.number({ error: 'Please enter a number' })),
  ),
  source: z.enum(sources, { error: 'Please say where the figures come from' }).default('self'),
  source_date: optionalDay(),
})

/** A season needs more than its year. */
export const season = seasonFields.refine(
  ({ team, values }) => Boolean(team) || Object.keys(values).length > 0,
  { path: ['team'], error: 'Please enter a team or at least one figure' },
)
export type SeasonForm = z.output<typeof season>

export const metric = z.object({
  ...item,
  key: oneLine({ max: 40, fault: 'Please select what was measured' }),
  /** In cm, kg, or the unit of the measurement. */
  value: z.preprocess(
    (given) => (typeof given === 'string' ? Number(given || Number.NaN) : given),
    z.number({ error: 'Please enter a number' }).min(0, { error: 'Please enter a number' }).max(100_000),
  ),
  measured_on: optionalDay(),
  source: z.enum(sources, { error: 'Please say who measured it' }).default('self'),
  verified_by: optionalLine(100),
  /** Used when the page already has this measurement. Replace it, or keep both? */
  same_measurement: optionalChoice(['replace', 'keep_both'], 'Please choose Replace it or Keep both'),
})

export const goal = z.object({
  ...item,
  kind: z.enum(['academic', 'athletic'], { error: 'Please select Academic or Athletic' }),
  text: oneLine({ max: 200, fault: 'Please enter a goal' }),
  target_date: optionalDay({ yearsAhead: 20 }),
})

export const coachReference = z.object({
  ...item,
  name: oneLine({ max: 100, fault: 'Please enter Name' }),
  position: optionalLine(100),
  team: optionalLine(120),
  email: optionalMail,
  phone: optionalPhone,
})

export const award = z.object({
  ...item,
  title: oneLine({ max: 120, fault: 'Please enter a title' }),
  year: z.preprocess(
    (given) => (typeof given === 'string' ? Number(given || Number.NaN) : given),
    z
      .number({ error: 'Please enter a year' })
      .int({ error: 'Please enter a year' })
      .min(1995, { error: 'Please enter a year from 1995 on' })
      .max(2100, { error: 'Please enter a year' }),
  ),
  level: optionalLine(60),
})

export const answer = z.object({
  ...item,
  question_id: z.coerce.number<number | string>({ error: 'Please select a question' }).int(),
  text: paragraph({ max: 600, fault: 'Please enter an answer' }),
  json: z.record(z.string().max(40), z.string().max(600)).optional(),
})

export const pressArticle = z.object({
  ...item,
  title: oneLine({ max: 160, fault: 'Please enter a title' }),
  outlet: optionalLine(100),
  published_on: optionalDay(),
  link: webAddress(),
  /** A picture that was uploaded for it. */
  image: optionalLine(200),
})

/** The simple event form. */
export const scheduledEvent = z.object({
  ...item,
  title: oneLine({ max: 120, fault: 'Please enter a title' }),
  date: day({ yearsAhead: 3 }),
  time: timeOfDay,
  place: optionalLine(160),
  link: optionalWebAddress,
})

export const interview = z
  .object({
    ...item,
    title: oneLine({ max: 160, fault: 'Please enter a title' }),
    date: optionalDay(),
    asked_by: optionalLine(100),
    video_url: optionalFilmAddress,
    questions: z
      .array(
        z.object({
          question: oneLine({ max: 300, fault: 'Please enter a question' }),
          answer: paragraph({ max: 2000, fault: 'Please enter an answer' }),
        }),
      )
      .max(20, { error: 'Please give at most 20 questions' })
      .default([]),
  })
  .refine(({ video_url, questions }) => video_url || questions.length > 0, {
    path: ['video_url'],
    error: 'Please give a video link, or questions and answers',
  })
