let people = 0

/** An athlete's form, with an unused address. */
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

/** A mother's form. The gender is the athlete's. */
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
