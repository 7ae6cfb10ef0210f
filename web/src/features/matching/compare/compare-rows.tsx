import type { ExplainedMatch } from '@fieldhouse/contract/matching.match'
import { Check, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { dollars, percent, wholeNumber } from '../../../lib/college-words.ts'
import { fullName } from '../../../lib/person-name.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { factorNames } from '../match-labels.ts'
import { bestOf, comparedParts, fitsOf, latestContact } from './comparison.ts'

export interface CompareRow {
  readonly title: string
  readonly note?: string | undefined
  readonly cells: readonly ReactNode[]
}

export interface CompareGroup {
  readonly title: string
  readonly rows: readonly CompareRow[]
}

const notPublished = <span className="text-ui text-muted">Not published</span>

const PartCell = ({ part, isBest }: { part: ExplainedMatch['parts'][number]; isBest: boolean }) => (
  <span className="flex items-center gap-4">
    <span className="h-2.5 grow overflow-hidden rounded-xs bg-sunken [print-color-adjust:exact] max-sm:hidden">
      <span
        className={classNames('block h-full', isBest ? 'bg-accent-text' : 'bg-line-strong')}
        style={{ width: `${part.fit}%` }}
      />
    </span>
    <span
      className={classNames(
        'font-display text-[1.625rem] leading-none font-bold whitespace-nowrap',
        isBest && 'text-accent-text',
      )}
    >
      {part.points} <small className="font-text text-small font-medium text-muted">of {part.most}</small>
      {isBest && <span className="sr-only">, best</span>}
    </span>
  </span>
)

const partRows = (matches: readonly ExplainedMatch[]): CompareRow[] =>
  comparedParts(matches).map((factor) => {
    const best = bestOf(fitsOf(matches, factor))
    const parts = matches.map((match) => match.parts.find((part) => part.factor === factor))
    const most = parts.find((part) => part)?.most
    const isSame = parts.every((part) => !part || part.most === most)
    return {
      title: factorNames[factor],
      note: isSame ? `${most} points` : undefined,
      cells: parts.map((part, index) =>
        part ? <PartCell key={factor} part={part} isBest={best[index] ?? false} /> : notPublished,
      ),
    }
  })

const ComparedFigure = ({ text, isBest, note }: { text: string; isBest?: boolean; note?: ReactNode }) => (
  <span className="flex flex-wrap items-baseline gap-x-2">
    <span
      className={classNames(
        'font-display text-[1.5rem] leading-none font-bold',
        isBest && 'text-accent-text',
      )}
    >
      {text}
    </span>
    {note && <span className="text-small text-muted">{note}</span>}
    {isBest && <span className="text-small font-semibold text-accent-text">best</span>}
  </span>
)

interface FigureRule {
  title: string
  note?: string | undefined
  read: (match: ExplainedMatch) => number | null
  show: (value: number) => string
  noteOf?: (match: ExplainedMatch) => ReactNode
  /** Which end is best. Left out where neither is. */
  best?: 'low' | 'high'
}

const figureRow = (
  matches: readonly ExplainedMatch[],
  { title, note, read, show, noteOf, best }: FigureRule,
): CompareRow => {
  const values = matches.map(read)
  const marks = best ? bestOf(values, best === 'low') : []
  return {
    title,
    note,
    cells: matches.map((match, index) => {
      const value = values[index] ?? null
      return value === null ? (
        notPublished
      ) : (
        <ComparedFigure
          key={match.match_id}
          text={show(value)}
          isBest={marks[index] ?? false}
          note={noteOf?.(match)}
        />
      )
    }),
  }
}

const satRow = (matches: readonly ExplainedMatch[]): CompareRow => {
  const own = matches[0]?.athlete.sat ?? null
  return {
    title: 'SAT, middle half',
    note: own === null ? undefined : `you: ${own}`,
    cells: matches.map(({ match_id, college: { sat_25, sat_75 } }) =>
      sat_25 === null || sat_75 === null ? (
        notPublished
      ) : (
        <ComparedFigure key={match_id} text={`${sat_25}–${sat_75}`} />
      ),
    ),
  }
}

const figureRules: readonly FigureRule[] = [
  {
    title: 'Net cost',
    note: 'a year, for your state',
    read: ({ net_cost }) => net_cost,
    show: dollars,
    noteOf: ({ is_cost_estimate }) => is_cost_estimate && 'estimate, out of state',
    best: 'low',
  },
  {
    title: 'Distance',
    note: 'from home',
    read: ({ distance }) => distance,
    show: (miles) => `${wholeNumber(miles)} mi`,
    best: 'low',
  },
  {
    title: 'Admitted',
    note: 'of those who apply',
    read: ({ college }) => (college.open_admission ? 1 : college.admission_rate),
    show: percent,
    noteOf: ({ college }) => college.open_admission && 'open admission',
  },
]

const laterRules: readonly FigureRule[] = [
  { title: 'Undergraduates', read: ({ college }) => college.undergrad_enrollment, show: wholeNumber },
  {
    title: 'Graduate',
    note: 'of all students',
    read: ({ college }) => college.graduation_rate,
    show: percent,
    best: 'high',
  },
  { title: 'Roster', note: 'players', read: ({ college }) => college.roster, show: wholeNumber },
]

const Words = ({ match: { reasons, cautions } }: { match: ExplainedMatch }) => (
  <span className="grid gap-2.5 text-small leading-[1.45]">
    {reasons.slice(0, 1).map(({ title }) => (
      <span key={title} className="grid grid-cols-[1rem_minmax(0,1fr)] gap-2.5">
        <Icon of={Check} size="sm" name="For" className="mt-0.5 text-accent-text" />
        {title}
      </span>
    ))}
    {cautions.slice(0, 1).map(({ title }) => (
      <span key={title} className="grid grid-cols-[1rem_minmax(0,1fr)] gap-2.5 text-muted">
        <Icon of={TriangleAlert} size="sm" name="Against" className="mt-0.5 text-warning" />
        {title}
      </span>
    ))}
  </span>
)

const lastContact = ({ coaches }: ExplainedMatch): string => {
  const last = latestContact(coaches)
  if (!last) return 'Never contacted'
  const { last_contact, unread_message_count: unread } = last
  return `${last_contact}, ${fullName(last)}${unread > 0 ? `, ${unread} unread` : ''}`
}

/** Everything that is compared, in three groups. */
export const compareGroups = (matches: readonly ExplainedMatch[]): readonly CompareGroup[] => [
  {
    title: 'The parts, with your weights',
    rows: [
      ...partRows(matches),
      {
        title: 'Total',
        note: 'the column adds up',
        cells: matches.map(({ match_id, total }, index) => (
          <span
            key={match_id}
            className={classNames(
              'block font-display text-[2.25rem] leading-none font-bold sm:text-end',
              bestOf(matches.map((match) => match.total))[index] && 'text-accent-text',
            )}
          >
            {total}
          </span>
        )),
      },
    ],
  },
  {
    title: 'The figures, federal data 2023–24',
    rows: [
      ...figureRules.map((rule) => figureRow(matches, rule)),
      satRow(matches),
      ...laterRules.map((rule) => figureRow(matches, rule)),
    ],
  },
  {
    title: 'In words',
    rows: [
      {
        title: 'For and against',
        cells: matches.map((match) => <Words key={match.match_id} match={match} />),
      },
      {
        title: 'You and them',
        cells: matches.map((match) => (
          <span key={match.match_id} className="text-small">
            {lastContact(match)}
          </span>
        )),
      },
    ],
  },
]
