import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { houseDayOf } from '../../../platform/house-day.ts'
import { FileAnswer } from '../../../platform/http/file-answer.ts'
import { answeredOn } from '../owner/completion.ts'
import type { MatchingOwner } from '../owner/open-matching.ts'
import { isNarrowed, type MatchFilters } from '../results/filter-matches.ts'
import { mustHaveCosts } from '../stored/must-have-words.ts'
import { downloadedMatches } from './downloaded-matches.ts'
import { matchesCsv } from './matches-csv.ts'
import type { createMatchPrinter } from './print-matches.ts'

/** More pages than this nobody reads on paper. The table has all. */
const mostOnPaper = 60

const fileOf = ({ athlete }: MatchingOwner, kind: 'csv' | 'pdf') => `${athlete.athlete_slug}-matches.${kind}`

/** BCM-02: all matches of the list as a table. */
export const downloadCsv = async (
  db: Db,
  owner: MatchingOwner,
  filters: MatchFilters,
): Promise<FileAnswer> => {
  const { matches } = await downloadedMatches(db, owner, filters)
  return new FileAnswer({
    body: Buffer.from(matchesCsv(matches)),
    type: 'text/csv; charset=utf-8',
    name: fileOf(owner, 'csv'),
    isUncached: true,
  })
}

/** BCM-02: the best of the list on paper. */
export const downloadPdf = async (
  db: Db,
  owner: MatchingOwner,
  filters: MatchFilters,
  print: (printed: Parameters<ReturnType<typeof createMatchPrinter>>[1]) => Promise<Buffer>,
): Promise<FileAnswer> => {
  const { matches, total, of } = await downloadedMatches(db, owner, filters, mostOnPaper)
  const { first_name, last_name } = owner.athlete
  const must_haves = mustHaveCosts(of.answers, of.summary.costs)
    .filter(({ is_on }) => is_on)
    .map(({ title, detail }) => `${title} ${detail}`)
  return new FileAnswer({
    body: () =>
      print({
        athlete_name: `${first_name} ${last_name}`,
        matches,
        total,
        must_haves,
        is_filtered: isNarrowed(filters),
        answered_on: answeredOn(owner),
        printed_on: houseDayOf(clock.now()),
      }),
    type: 'application/pdf',
    name: fileOf(owner, 'pdf'),
    isUncached: true,
  })
}
