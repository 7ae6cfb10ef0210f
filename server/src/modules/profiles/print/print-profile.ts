import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { upcoming } from '@fieldhouse/contract/profiles.schedule'
import type { Sport } from '@fieldhouse/contract/profiles.sport'
import type { ReactElement, ReactNode } from 'react'
import { column, look, onePage, printSheet, row, words } from '../../../platform/print/paper.ts'
import { dayWords, fullName, keyFacts, keyFigures, seasonOfFigures, shortDay } from './print-words.ts'
import { qrOnPaper } from './qr-on-paper.ts'
import {
  factStrip,
  figures,
  flowingSection,
  metricRows,
  noted,
  notedShort,
  part,
  poster,
  seasonTables,
  section,
  shortMetricRows,
} from './sheet-parts.ts'

export interface Printed {
  athlete: Athlete
  sport: Sport
  /** The address of the page. */
  address: string
  /** As PNG or JPEG, which is what paper takes. */
  photo: Buffer | null
  /** What is before it is over. */
  today: string
}

const plainAddress = (address: string) => address.replace(/^https?:\/\//, '')

const sheetOf = ({ athlete, address }: Printed, what: string) => ({
  title: `${fullName(athlete)}, ${what}`,
  author: fullName(athlete),
  footer: `${plainAddress(address)}  ·  updated ${dayWords(athlete.updated_at)}`,
})

const qr = ({ address }: Printed, size: number) =>
  column({ backgroundColor: '#ffffff', padding: 6, borderRadius: 4 }, qrOnPaper(address, size))

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
    seasons.length === 0 ? null : flowingSection(title, ...seasonTables(athlete, sport, seasons))
  return [table('High school', high_school), table('Club', aau)]
}

const academics = ({ education }: Athlete): ReactNode => {
  if (!education) return null
  const { school, intended_majors, honours } = education
  return section(
    'Education',
    school,
    intended_majors.length > 0 ? noted('Wants to study', intended_majors.join('; ')) : null,
    honours.length > 0 ? noted('Honors', honours.join('; ')) : null,
  )
}

/** PRO-10: the whole profile, for those with download access. */
export const printProfile = (printed: Printed): Promise<Buffer> => {
  const { athlete, sport, photo } = printed
  const key = keyFigures(athlete, sport)
  const contacts = contactLines(athlete)
  return printSheet(
    sheetOf(printed, 'profile'),
    poster(athlete, sport, photo, qr(printed, 64)),
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
    poster(athlete, sport, photo, null),
    factStrip(keyFacts(athlete)),
    section(
      'Metrics',
      'Where each comes from, and when it was measured, stands beside it.',
      ...metricRows(athlete, sport),
    ),
  )
}

/** Who it is, where the rest is, and whom to call. */
const eventSheetFoot = (printed: Printed): ReactElement =>
  row(
    { gap: 20, alignItems: 'center' },
    qr(printed, 92),
    column(
      { flex: 1 },
      words('The whole profile, with film', look.label),
      words(plainAddress(printed.address), { fontSize: 12, marginBottom: 4, ...look.strong }),
      ...contactLines(printed.athlete).slice(0, 3),
    ),
  )

/** One page to hand to a coach between two games: what is longer than that is on the page that the code leads to. */
export const printEventSheet = (printed: Printed): Promise<Buffer> => {
  const { athlete, sport, photo, today } = printed
  const measured = shortMetricRows(athlete, sport).slice(0, 10)
  const awards = athlete.awards.slice(0, 5)
  const next = upcoming(athlete.schedule, today).slice(0, 4)
  return printSheet(
    sheetOf(printed, 'event sheet'),
    onePage(
      eventSheetFoot(printed),
      poster(athlete, sport, photo, null),
      factStrip(keyFacts(athlete)),
      section(
        'Key figures',
        seasonOfFigures(athlete) || null,
        figures(keyFigures(athlete, sport).slice(0, 7)),
      ),
      row(
        { paddingHorizontal: 40, gap: 28 },
        measured.length > 0 ? column({ flex: 1 }, part('Measured', null, ...measured)) : null,
        column(
          { flex: 1 },
          awards.length > 0
            ? part('Awards', null, ...awards.map(({ year, title }) => notedShort(String(year), title)))
            : null,
          next.length > 0
            ? part(
                'See them play',
                null,
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
