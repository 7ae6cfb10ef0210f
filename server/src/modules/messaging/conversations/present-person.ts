import type { Relationship } from '@fieldhouse/contract/accounts'
import { teamOfCollege } from '@fieldhouse/contract/colleges.team'
import type { UserType } from '@fieldhouse/contract/guards'
import type { Person } from '@fieldhouse/contract/messaging'
import type { Db } from '../../../platform/database/database.ts'
import { findSport, imperialSize } from '../../profiles/index.ts'
import type { PersonRow } from './participants.queries.ts'

const typeTitles: Record<UserType, string> = {
  athlete: 'Athlete',
  parent: 'Parent',
  coach: 'College coach',
  rsc: 'Success coach',
  admin: 'Admin',
  affiliate: 'Affiliate',
  editor: 'Editor',
  unknown: 'No role yet',
}

const relationshipTitles: Record<Relationship, string> = {
  father: 'Father',
  mother: 'Mother',
  guardian: 'Guardian',
  'grand-father': 'Grandfather',
  'grand-mother': 'Grandmother',
  uncle: 'Uncle',
  aunt: 'Aunt',
}

const positionOf = async (db: Db, { sport_key, position, coach_position }: PersonRow) => {
  if (sport_key === null || position === null) return coach_position
  const { positions } = await findSport(db, sport_key)
  return positions.find(({ key }) => key === position)?.title ?? position
}

/** Doesn't reveal who it was. */
const presentLeaver = ({ id, type }: PersonRow): Person => ({
  id,
  first_name: 'Deleted',
  last_name: 'account',
  photo: null,
  type,
  type_title: typeTitles[type],
  gender: null,
  number: null,
  position: null,
  athlete_id: null,
  athlete_slug: null,
  verified_by: null,
  personal_metrics: { class_name: null, weight: null },
})

/** A person as the other side of an athlete's conversation sees them. */
const presentPerson = async (db: Db, row: PersonRow, athleteUserId: string): Promise<Person> => {
  const relationship = row.relationships?.[athleteUserId]
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    photo: row.photo,
    type: row.type,
    type_title: relationship ? relationshipTitles[relationship] : typeTitles[row.type],
    gender: row.gender,
    number: row.number,
    position: await positionOf(db, row),
    athlete_id: row.athlete_id,
    athlete_slug: row.athlete_slug,
    verified_by: row.verified_by ?? (row.team_athletes.includes(athleteUserId) ? 'team' : null),
    personal_metrics: {
      class_name: row.class_year === null ? null : String(row.class_year),
      weight: imperialSize({ height_cm: null, weight_kg: row.weight_kg }).weight,
    },
  }
}

interface Reader {
  /** For reports: people who deleted their account keep their name until it is erased. */
  readonly isModerator?: boolean
}

/** Finds people by id among the loaded ones. */
export const peopleIn = (db: Db, rows: readonly PersonRow[], { isModerator = false }: Reader = {}) => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const rowOf = (id: string): PersonRow => {
    const row = byId.get(id)
    if (!row) throw new Error(`${id} was not loaded with the conversation`)
    return row
  }
  return {
    person: async (id: string, athleteUserId: string): Promise<Person> => {
      const row = rowOf(id)
      return row.deleted_at && !isModerator ? presentLeaver(row) : presentPerson(db, row, athleteUserId)
    },
    /** With the team, as in `Women’s basketball, Portland State`. */
    college: (id: string): string | null => {
      const { college, team_gender, deleted_at } = rowOf(id)
      return deleted_at ? null : college && teamOfCollege(team_gender, college)
    },
  }
}

export type People = ReturnType<typeof peopleIn>
