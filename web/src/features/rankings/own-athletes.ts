import type { User } from '@fieldhouse/contract/accounts'

export interface OwnAthlete {
  athlete_id: string
  first_name: string
  sport_key: string
}

/** The athlete whose values are beside the criteria, and their label there: “Yours” or a name. */
export interface OwnParts {
  athlete_id: string
  label: string
}

/**
 * The athletes whose ranking a person may see here: the athlete, or a parent's athletes. The current sport comes first.
 */
export const ownAthletes = (
  viewer: Pick<User, 'type' | 'athlete_id' | 'first_name' | 'sport' | 'athletes'> | null,
  sport: string,
): OwnAthlete[] => {
  if (viewer?.type === 'athlete' && viewer.athlete_id)
    return [
      { athlete_id: viewer.athlete_id, first_name: viewer.first_name, sport_key: viewer.sport?.key ?? '' },
    ]
  if (viewer?.type !== 'parent') return []
  return viewer.athletes
    .map(({ athlete_id, first_name, sport: { key } }) => ({ athlete_id, first_name, sport_key: key }))
    .toSorted((a, b) => Number(b.sport_key === sport) - Number(a.sport_key === sport))
}
