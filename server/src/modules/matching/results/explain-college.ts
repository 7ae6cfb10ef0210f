import type { ExplainedMatch } from '@fieldhouse/contract/matching.match'
import { presentCollegeDetails } from '../../colleges/index.ts'
import type { CatalogCollege } from '../catalog/catalog.ts'
import { matchOf } from '../score/score-colleges.ts'
import { similarTo } from '../score/similar.ts'
import { presentMatch, type SharedMatch } from '../stored/present-match.ts'
import { chanceBasis } from '../words/chance-words.ts'
import { explainMatch } from '../words/explain-match.ts'
import { collegeWithTeam, matchWithCollege, type Ranked, rankIn } from './match-with-college.ts'

type Explained = Omit<ExplainedMatch, 'is_favorite' | 'coaches' | 'similar' | 'answered_on'>

const ofTeam = {
  male: { roster: 'mens_roster', budget: 'mens_team_budget' },
  female: { roster: 'womens_roster', budget: 'womens_team_budget' },
} as const

const explainedCollege = (
  { row, scored, level, is_confirmed }: CatalogCollege,
  gender: keyof typeof ofTeam,
): ExplainedMatch['college'] => ({
  ...presentCollegeDetails(row),
  lat: row.lat,
  lon: row.lon,
  play_level: level,
  is_confirmed,
  sat_25: scored.sat?.[0] ?? null,
  sat_75: scored.sat?.[1] ?? null,
  roster: row[ofTeam[gender].roster],
  team_budget: row[ofTeam[gender].budget],
})

const neighborsOf = (
  { ranking }: Pick<Ranked, 'ranking'>,
  rank: number | null,
): ExplainedMatch['neighbors'] => {
  const at = (place: number) => (rank === null ? null : (ranking[place - 1]?.college_id ?? null))
  return { previous: at((rank ?? 0) - 1), next: at((rank ?? 0) + 1), total: ranking.length }
}

/** The athlete's own figures. Test scores that the match ignores are not compared with anything. */
const figuresOf = ({ academics: { sat, act, gpa, majors, uses_tests } }: Ranked['answers']) => ({
  sat: uses_tests ? sat : null,
  act: uses_tests ? act : null,
  gpa,
  majors: [...majors],
})

/** BCM-02: one match with every part, and the college's figures. Null if it is no match. */
export const explainCollege = (matches: Ranked, collegeId: number): Explained | null => {
  const { answers } = matches
  const college = collegeWithTeam(matches.catalog, answers, collegeId)
  const match = college && matchOf(answers, college.scored)
  if (!college || !match) return null
  const rank = rankIn(matches, collegeId)
  const { parts, unscored, reasons, cautions, raises } = explainMatch(answers, college.scored, match)
  return {
    ...presentMatch(answers, college, match, rank),
    chance_basis: chanceBasis(answers, college.scored, match.chance),
    parts: parts.map((part) => ({ ...part, workings: [...part.workings] })),
    unscored: [...unscored],
    reasons: [...reasons],
    cautions: [...cautions],
    raises: [...raises],
    college: explainedCollege(college, answers.player.gender),
    athlete: figuresOf(answers),
    neighbors: neighborsOf(matches, rank),
  }
}

/** The matches that are most like one. */
export const similarMatches = (matches: Ranked, collegeId: number): SharedMatch[] => {
  const college = matches.catalog.colleges.get(collegeId)
  const match = college && matchOf(matches.answers, college.scored)
  if (!match) return []
  return similarTo(match, matches.ranking, matches.catalog.scored).flatMap(
    ({ college_id }) => matchWithCollege(matches, college_id) ?? [],
  )
}
