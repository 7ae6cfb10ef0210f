let people = 0

/** What an athlete fills in, from an address that nobody has. */
export const athleteForm = (facts: object = {}) => ({
  first_name: 'Avery',
  last_name: 'Stone',
  email: newAddress(),
  password: 'Right1!',
  type: 'athlete',
  gender: 'female',
  sport_key: 'hockey',
  ...facts,
})

/** What a mother fills in; the gender is the athlete's. */
export const motherForm = (facts: object = {}) =>
  athleteForm({
    first_name: 'Corinne',
    type: 'mother',
    gender: 'male',
    athlete_first_name: 'Bo',
    athlete_last_name: 'Li',
    ...facts,
  })

export const newAddress = () => `person-${++people}@example.test`
