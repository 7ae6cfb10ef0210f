import type { Match } from '@fieldhouse/contract/matching.match'
import { chanceTitles, factorTitles } from '@fieldhouse/contract/matching.titles'
import type { ReactElement, ReactNode } from 'react'
import { dayInWords } from '../../../platform/house-day.ts'
import { inks, paper } from '../../../platform/print/inks.ts'
import { block, column, flow, look, printSheet, row, words } from '../../../platform/print/paper.ts'
import { printable } from '../../../platform/print/printable.ts'
import { count, dollars } from '../words/figures.ts'
import { ringOnPaper } from './ring-on-paper.ts'

export interface PrintedMatches {
  readonly athlete_name: string
  /** The matches of the list, or the first of them. */
  readonly matches: readonly Match[]
  /** How many the list has. */
  readonly total: number
  /** What narrows the list, in words: "Within 400 miles of Bend, Oregon". */
  readonly must_haves: readonly string[]
  /** True if the reader chose only some of the matches. */
  readonly is_filtered: boolean
  readonly answered_on: string | null
  readonly printed_on: string
}

/** In points. */
const side = 40
const ringSize = 46
const ink = inks.blue.accent

const numbered = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

/** As in "24 + 17 + 20 = 61". */
const sumOf = ({ parts, total }: Pick<Match, 'parts' | 'total'>): string =>
  `${parts.map(({ points }) => points).join(' + ')} = ${total}`

const partsOf = ({ parts }: Match): string =>
  parts.map(({ factor, points, most }) => `${factorTitles[factor]} ${points} of ${most}`).join('  ·  ')

const unknownOf = ({ unknown }: Match): string | null =>
  unknown.length === 0
    ? null
    : `Not published, so not counted: ${unknown.map((factor) => factorTitles[factor].toLowerCase()).join(', ')}.`

const ring = ({ parts, total }: Match): ReactElement =>
  column(
    { width: ringSize, height: ringSize },
    ringOnPaper(parts, ringSize, ink),
    column(
      { position: 'absolute', top: -4, left: 0, right: 0, bottom: 0, justifyContent: 'center' },
      words(String(total), { ...look.display, fontSize: 19, lineHeight: 1, textAlign: 'center' }),
    ),
  )

const figure = (value: string, label: string, width: number): ReactElement =>
  column(
    { width, alignItems: 'flex-end' },
    words(value, { ...look.display, fontSize: 13, lineHeight: 1.15 }),
    words(label, { ...look.muted, fontSize: 7.5, textAlign: 'right' }),
  )

const costOf = ({ net_cost, is_cost_estimate }: Match): ReactElement =>
  net_cost === null
    ? figure('–', 'cost not published', 96)
    : figure(dollars(net_cost), is_cost_estimate ? 'net, estimate, out of state' : 'net, a year', 96)

const placeOf = ({ college: { city, state, division, conference, is_confirmed } }: Match): string =>
  [`${city}, ${state.key}`, division, conference, is_confirmed ? null : 'team not confirmed']
    .filter(Boolean)
    .join('  ·  ')

const remark = (mark: string, text: string | null): ReactNode =>
  text === null ? null : words(`${mark} ${printable(text)}`, { fontSize: 8, lineHeight: 1.3 })

const matchLine = (match: Match): ReactElement => {
  const { rank, college, chance, distance, reason, caution } = match
  const unknown = unknownOf(match)
  return block(
    {
      flexDirection: 'row',
      gap: 12,
      paddingVertical: 9,
      marginHorizontal: side,
      borderBottom: `0.5 solid ${paper.line}`,
    },
    words(rank === null ? '' : String(rank), { ...look.display, ...look.muted, fontSize: 13, width: 22 }),
    ring(match),
    column(
      { flex: 1 },
      row(
        { gap: 12 },
        column(
          { flex: 1 },
          words(printable(college.short_name), {
            ...look.display,
            fontSize: 14,
            lineHeight: 1.1,
            textTransform: 'uppercase',
          }),
          words(printable(placeOf(match)), { ...look.muted, fontSize: 8, marginTop: 1 }),
        ),
        figure(chance ? chanceTitles[chance] : '–', chance ? 'chance' : 'chance unknown', 54),
        figure(
          distance === null ? '–' : count(distance),
          distance === null ? 'no home given' : 'mi from home',
          54,
        ),
        costOf(match),
      ),
      words(partsOf(match), { fontSize: 7.5, marginTop: 4, ...look.muted }),
      words(sumOf(match), { ...look.strong, ...look.tabular, fontSize: 8, marginTop: 1 }),
      column(
        { marginTop: 3 },
        remark('+', reason),
        remark('–', caution),
        unknown === null ? null : words(unknown, { ...look.muted, fontSize: 8 }),
      ),
    ),
  )
}

const headOf = ({ athlete_name, ...printed }: PrintedMatches): ReactElement => {
  const { matches, total, is_filtered, must_haves, answered_on, printed_on } = printed
  const colleges = numbered(total, 'college', 'colleges')
  const passed =
    must_haves.length === 0
      ? `${colleges} with a score.`
      : `${colleges} that ${total === 1 ? 'passes' : 'pass'} the must-haves: ${must_haves.join('; ')}.`
  const lines = [
    is_filtered ? `${colleges} of the list, by the chosen filters.` : passed,
    matches.length < total
      ? `These are the best ${count(matches.length)}. The table to download has all of them.`
      : null,
    `${answered_on === null ? '' : `Survey answered ${dayInWords(answered_on)}. `}Printed ${dayInWords(printed_on)}.`,
  ]
  return block(
    { paddingHorizontal: side, paddingBottom: 12, borderBottom: `1 solid ${paper.text}` },
    row(
      { justifyContent: 'space-between', alignItems: 'flex-end', marginBottom: 8 },
      words('Best college matches', { ...look.display, fontSize: 30, textTransform: 'uppercase' }),
      words('Fieldhouse', { ...look.display, fontSize: 17, textTransform: 'uppercase' }),
    ),
    words(printable(athlete_name), { ...look.strong, fontSize: 12, marginBottom: 4 }),
    ...lines
      .filter((line) => line !== null)
      .map((line) => words(printable(line), { ...look.muted, marginTop: 2 })),
  )
}

const legend = (): ReactElement =>
  block(
    { paddingHorizontal: side, marginTop: 14 },
    words('How to read it', { ...look.heading, fontSize: 13, marginBottom: 4 }),
    words(
      'A ring has one arc for each part, clockwise from the top. An arc is as long as the weight you gave the part, and filled as far as the college fits. The points of the parts add up to the match, which is at most 100. A part that the college has not published does not count. Reach, target, and likely say how hard it is to get in and onto the team. They are not part of the match.',
      { ...look.muted, lineHeight: 1.4 },
    ),
    words(
      'Net cost is what families pay for a year after grants, on average. A public college publishes it for residents of its state. For others we add the difference in tuition and say “estimate, out of state”.',
      { ...look.muted, lineHeight: 1.4, marginTop: 4 },
    ),
  )

/** BCM-02: the family's list on paper. */
export const drawMatches = (printed: PrintedMatches): Promise<Buffer> =>
  printSheet(
    {
      title: `Best college matches of ${printed.athlete_name}`,
      author: 'Fieldhouse',
      footer: `Fieldhouse  ·  Best college matches of ${printable(printed.athlete_name)}  ·  ${dayInWords(printed.printed_on)}`,
    },
    headOf(printed),
    flow(...printed.matches.map(matchLine)),
    printed.matches.length === 0
      ? words('No college passes.', { ...look.muted, marginHorizontal: side, marginTop: 16 })
      : legend(),
  )
