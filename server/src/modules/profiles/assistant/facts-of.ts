import type { Athlete, Season } from '@fieldhouse/contract/profiles.document'
import { upcoming } from '@fieldhouse/contract/profiles.schedule'
import type { Sport } from '@fieldhouse/contract/profiles.sport'
import type { AthleteFacts } from '../../../platform/assistant/assistant.ts'
import { clock } from '../../../platform/clock.ts'
import { dayOfPlay } from '../day-of-play.ts'

const newestSeason = ({ statistics }: Athlete): Season | undefined =>
  [...statistics.high_school, ...statistics.aau].toSorted(
    (a, b) => (b.season?.id ?? 0) - (a.season?.id ?? 0),
  )[0]

/** The figures that the sport shows big, in order. */
const figuresOf = ({ values }: Season, { columns }: Sport) =>
  columns
    .filter(({ tile, key }) => tile !== null && values[key] !== undefined)
    .toSorted((a, b) => (a.tile ?? 0) - (b.tile ?? 0))
    .map(({ key, title, decimals, unit }) => ({
      title,
      value: `${Number((values[key] ?? 0).toFixed(decimals))}${unit ?? ''}`,
    }))

const sizesOf = ({ personal_metrics: { height, height_in, weight } }: Athlete) => ({
  height: height === null ? null : `${height}'${height_in ?? 0}"`,
  weight: weight === null ? null : `${weight} lbs`,
})

const joined = (...words: (string | number | null)[]): string | null =>
  words.filter((word) => word !== null).join(', ') || null

/** The facts for the assistant. They come from the public page, so they have no contact details and no birth date. */
export const factsOf = (page: Athlete, sport: Sport, siteOrigin: string): AthleteFacts => {
  const season = newestSeason(page)
  return {
    first_name: page.first_name,
    last_name: page.last_name,
    sport: sport.title,
    position: sport.positions.find(({ key }) => key === page.position)?.title ?? page.position,
    class_year: page.class,
    ...sizesOf(page),
    high_school: page.high_school,
    club: page.club,
    town: joined(page.city, page.state),
    bio: page.bio,
    quote: page.quote?.text ?? null,
    season: season
      ? { title: season.season?.title ?? null, team: season.team, figures: figuresOf(season, sport) }
      : null,
    gpa: page.education?.gpa ?? null,
    majors: page.education?.intended_majors ?? [],
    awards: page.awards.map(({ title, year, level }) => joined(title, level, year) ?? title),
    goals: page.goals.map(({ kind, text, target_date }) => ({ kind, text, target_date })),
    answers: page.answers.map(({ question, text }) => ({ question, text })),
    events: upcoming(page.schedule, dayOfPlay(clock.now())).map(
      ({ title, date, place }) => joined(title, date, place) ?? title,
    ),
    page_url: `${siteOrigin}/${page.slug}`,
  }
}
