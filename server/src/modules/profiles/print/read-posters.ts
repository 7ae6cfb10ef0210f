import type { Athlete } from '@fieldhouse/contract/profiles.document'
import type { Sport } from '@fieldhouse/contract/profiles.sport'
import type { Poster } from '@fieldhouse/contract/site.showcase'
import type { Db } from '../../../platform/database/database.ts'
import { findHead } from '../page/documents.queries.ts'
import { pageReader } from '../page/read-page.ts'
import { findSport } from '../sport/find-sport.ts'
import { keyFigures } from './print-labels.ts'

const statistics = 3

const titleOf = ({ positions, title }: Sport, position: string | null): string =>
  positions.find(({ key }) => key === position)?.title ?? title

const posterOf = (athlete: Athlete, sport: Sport): Poster => {
  const { slug, first_name, last_name, number, education, photo, is_seros, settings } = athlete
  const figures = keyFigures(athlete, sport)
    .slice(0, statistics)
    .map(([label, value]) => ({ label, value }))
  const { cutout = null, ...whole } = photo ?? {}
  return {
    slug,
    first_name,
    last_name,
    number,
    sport: athlete.sport,
    gender: athlete.gender,
    position: athlete.position,
    plays_as: [titleOf(sport, athlete.position), athlete.class && `class of ${athlete.class}`]
      .filter(Boolean)
      .join(', '),
    color_theme: is_seros ? 'black' : settings.color_theme,
    cutout,
    photo: photo && (whole as Poster['photo']),
    figures:
      education?.gpa == null ? figures : [...figures, { label: 'GPA', value: education.gpa.toFixed(2) }],
  }
}

/** PUB-01: athletes as posters. Hidden or deleted athletes are left out immediately. */
export const posterReader = () => {
  const readPage = pageReader()
  return async (db: Db, slugs: readonly string[]): Promise<Poster[]> => {
    const posters: Poster[] = []
    for (const head of await Promise.all(slugs.map((slug) => findHead(db, slug)))) {
      if (!head?.is_visible) continue
      const { data } = (await readPage(db, head, 'visitor')).value()
      posters.push(posterOf(data, await findSport(db, data.sport.key)))
    }
    return posters
  }
}
