import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { upcoming } from '@fieldhouse/contract/profiles.schedule'
import type { Sport } from '@fieldhouse/contract/profiles.sport'
import type { ReactElement, ReactNode } from 'react'
import {
  column,
  look,
  onePage,
  onePageHeight,
  pageTop,
  printSheet,
  row,
  words,
} from '../../../platform/print/paper.ts'
import { sizeFitting } from '../../../platform/print/typefaces.ts'
import { poster } from './poster.ts'
import { dayWords, fullName, keyFacts, keyFigures, seasonOfFigures, shortDay } from './print-labels.ts'
import { qrOnPaper } from './qr-on-paper.ts'
import {
  factStrip,
  figures,
  metricRows,
  noted,
  notedShort,
  part,
  seasonLines,
  section,
  shortMetricRows,
} from './sheet-parts.ts'

export interface Printed {
  athlete: Athlete
  sport: Sport
  /** The address of the page. */
  address: string
  /** As PNG or JPEG, for paper. */
  photo: Buffer | null
  /** Games before this day are over. */
  today: string
}

const plainAddress = (address: string) => address.replace(/^https?:\/\//, '')

const sheetOf = ({ athlete, address }: Printed, what: string) => ({
  title: `${fullName(athlete)}, ${what}`,
  author: fullName(athlete),
  footer: `${plainAddress(address)}  ·  updated ${dayWords(athlete.updated_at)}`,
})

const qrFrame = 6

const qr = ({ address }: Printed, size: number) =>
  column({ backgroundColor: '#ffffff', padding: qrFrame, borderRadius: 4 }, qrOnPaper(address, size))

const contactLines = ({ contacts, coaches }: Athlete): ReactNode[] => {
  if (!contacts) return []
  const reach = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ')
  const own = reach(contacts.phone, contacts.email)
  const parents = reach(contacts.parent_name, contacts.parent_phone, contacts.parent_email)
  return [
    own ? noted('Athlete', own) : null,
    parents ? noted('Parent', parents) : null,
    ...coaches.map(({ id, name, position, team }) => {
      const ways = contacts.coaches.find((coach) => coach.id === id)
      return noted(
        'Coach',
        reach([name, position, team].filter(Boolean).join(', '), ways?.phone ?? null, ways?.email ?? null),
      )
    }),
  ]
}

const statistics = (printed: Printed): ReactNode[] => {
  const { athlete, sport } = printed
  const { high_school, aau } = athlete.statistics
  const table = (title: string, seasons: typeof aau) =>
    seasons.length === 0 ? null : section(title, null, ...seasonLines(athlete, sport, seasons))
  return [table('High school', high_school), table('Club', aau)]
}

const academics = ({ education }: Athlete): ReactNode => {
  if (!education) return null
  const { school, intended_majors, honors } = education
  return section(
    'Education',
    school,
    intended_majors.length > 0 ? noted('Wants to study', intended_majors.join('; ')) : null,
    honors.length > 0 ? noted('Honors', honors.join('; ')) : null,
  )
}

/** PRO-10: the whole profile, for people with download access. */
export const printProfile = (printed: Printed): Promise<Buffer> => {
  const { athlete, sport, photo } = printed
  const key = keyFigures(athlete, sport)
  const contacts = contactLines(athlete)
  return printSheet(
    sheetOf(printed, 'profile'),
    poster(athlete, sport, { photo, aside: { part: qr(printed, 64), width: 64 + 2 * qrFrame } }).part,
    factStrip(keyFacts(athlete)),
    key.length > 0 ? section('At a glance', seasonOfFigures(athlete), figures(key)) : null,
    ...statistics(printed),
    athlete.metrics.length > 0 ? section('Metrics', null, ...metricRows(athlete, sport)) : null,
    academics(athlete),
    athlete.awards.length > 0
      ? section(
          'Awards',
          null,
          ...athlete.awards.map(({ year, title, level }) =>
            noted(String(year), [title, level].filter(Boolean).join(', ')),
          ),
        )
      : null,
    athlete.goals.length > 0
      ? section('Goals', null, ...athlete.goals.map(({ kind, text }) => noted(kind, text)))
      : null,
    athlete.quote
      ? section(
          'In the words of others',
          null,
          words(`“${athlete.quote.text}”`, { fontSize: 13 }),
          athlete.quote.author ? words(athlete.quote.author, look.muted) : null,
        )
      : null,
    contacts.some(Boolean) ? section('Contacts', null, ...contacts) : null,
  )
}

/** PRO-04. */
export const printMetrics = (printed: Printed): Promise<Buffer> => {
  const { athlete, sport, photo } = printed
  return printSheet(
    sheetOf(printed, 'metrics'),
    poster(athlete, sport, { photo }).part,
    factStrip(keyFacts(athlete)),
    section(
      'Metrics',
      'Each one shows where it comes from and when it was measured.',
      ...metricRows(athlete, sport),
    ),
  )
}

/** An address must be typed exactly, so it never breaks. */
const addressSize = (address: string) => sizeFitting(address, 'strong', 400, [12, 11, 10, 9, 8, 7, 6])

/** The athlete, the address of the page, and who to call. */
const eventSheetFoot = (printed: Printed): ReactElement => {
  const address = plainAddress(printed.address)
  return row(
    { gap: 20, alignItems: 'center' },
    qr(printed, 92),
    column(
      { flex: 1 },
      words('Full profile and video', look.label),
      words(address, { fontSize: addressSize(address), marginBottom: 4, ...look.strong }),
      ...contactLines(printed.athlete).slice(0, 3),
    ),
  )
}

/** In points: the content of an event sheet between its poster and its lists, and below them. */
const stripAndFigures = 164
const footAndGap = 124
const headHeight = 48
const lineHeight = 20.5

/** How many lines of each list fit next to a poster of this height. Upcoming games come before awards. */
const linesThatFit = (posterHeight: number, games: number) => {
  const room = onePageHeight + pageTop - posterHeight - stripAndFigures - footAndGap
  const linesIn = (height: number) => Math.max(1, Math.floor(height / lineHeight))
  const next = Math.min(4, games, linesIn(room - 2 * headHeight))
  return {
    measured: Math.min(10, linesIn(room - headHeight)),
    next,
    awards: Math.min(5, linesIn(room - (next > 0 ? 2 : 1) * headHeight - next * lineHeight)),
  }
}

/** One page to hand to a coach between two games. Longer content is on the page behind the QR code. */
export const printEventSheet = (printed: Printed): Promise<Buffer> => {
  const { athlete, sport, photo, today } = printed
  const { part: top, height } = poster(athlete, sport, { photo, isShort: true })
  const games = upcoming(athlete.schedule, today)
  const most = linesThatFit(height, games.length)
  const measured = shortMetricRows(athlete, sport).slice(0, most.measured)
  const awards = athlete.awards.slice(0, most.awards)
  const next = games.slice(0, most.next)
  return printSheet(
    sheetOf(printed, 'event sheet'),
    onePage(
      eventSheetFoot(printed),
      top,
      factStrip(keyFacts(athlete)),
      section(
        'Key figures',
        seasonOfFigures(athlete) || null,
        figures(keyFigures(athlete, sport).slice(0, 7)),
      ),
      row(
        { paddingHorizontal: 40, gap: 28 },
        measured.length > 0 ? column({ flex: 1 }, part('Measured', ...measured)) : null,
        column(
          { flex: 1 },
          awards.length > 0
            ? part('Awards', ...awards.map(({ year, title }) => notedShort(String(year), title)))
            : null,
          next.length > 0
            ? part(
                'See them play',
                ...next.map(({ date, title, place }) =>
                  notedShort(shortDay(date), [title, place].filter(Boolean).join(', ')),
                ),
              )
            : null,
        ),
      ),
    ),
  )
}
