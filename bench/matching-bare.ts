import type { MatchAnswers } from '@fieldhouse/contract/matching.answers'
import { regions, settings } from '@fieldhouse/contract/matching.answers'
import type { Catalog } from '../server/src/modules/matching/score/catalog.ts'
import { pointOf } from '../server/src/modules/matching/score/catalog.ts'
import { gradesOf, standingFit } from '../server/src/modules/matching/score/grades.ts'
import { kindWishesOf } from '../server/src/modules/matching/score/kinds.ts'
import { levelFits } from '../server/src/modules/matching/score/level.ts'
import { settingFit } from '../server/src/modules/matching/score/wishes.ts'

const places = 2 ** 16

/**
 * The same arithmetic over the same arrays in one loop, for a survey that answers everything and has a radius: no
 * must-haves and what they cost, no team, and no list of unknown parts. It sorts totals with positions in one number.
 */
export const bareRanking = (answers: MatchAnswers, catalog: Catalog): Float64Array => {
  const { home, radius_miles } = answers.place
  const { budget } = answers.money
  if (!home || radius_miles === null || budget === null) throw new Error('The bare loop needs all answers')
  const { weights } = answers.priorities
  const { min_size, max_size } = answers.campus
  const count = catalog.colleges.length
  const from = pointOf(home)
  const homeState = catalog.states.indexOf(home.state)
  const levels = levelFits(answers)
  const { sat, act, asSat, gpa } = gradesOf(answers.academics)
  const inSetting = settings.map((one) => settingFit(one, answers.place.settings))
  const byRegion = answers.place.regions.length > 0
  const inRegion = regions.map((one) => answers.place.regions.includes(one))
  const wishes = kindWishesOf(answers)
  const wanted = catalog.fields.map((field) => answers.academics.majors.includes(field))
  const fieldCount = answers.academics.majors.length
  const keys = new Float64Array(count)
  const {
    x,
    y,
    z,
    state,
    level,
    hasSat,
    actMiddle,
    actHalf,
    satMiddle,
    satHalf,
    typicalGpa,
    costAtHome,
    costAway,
    majorSlots,
    majors,
    setting,
    students,
    kind,
    region,
  } = catalog
  for (let i = 0; i < count; i++) {
    let sum = 0
    let known = 0
    const isHome = state[i] === homeState
    const east = (x[i] as number) - from.x
    const north = (y[i] as number) - from.y
    const up = (z[i] as number) - from.z
    const half = Math.sqrt(east * east + north * north + up * up) / 2
    const miles = Math.round(2 * 3958.8 * Math.asin(Math.min(1, half)))

    const fitOfLevel = levels[level[i] as number] as number
    if (fitOfLevel >= 0) {
      sum += weights.level * fitOfLevel
      known += weights.level
    }

    const own = hasSat[i] === 1 && sat > 0
    const byAct = !own && act > 0 && (actMiddle[i] as number) > 0
    const test = byAct
      ? (act - (actMiddle[i] as number)) / (actHalf[i] as number)
      : (asSat - (satMiddle[i] as number)) / (satHalf[i] as number)
    const grade = (gpa - (typicalGpa[i] as number)) / 0.4
    const hasTest = !Number.isNaN(test)
    const hasGrade = !Number.isNaN(grade)
    if (hasTest || hasGrade) {
      const fit =
        hasTest && hasGrade
          ? Math.round((standingFit(test) * 2 + standingFit(grade)) / 3)
          : standingFit(hasTest ? test : grade)
      sum += weights.grades * fit
      known += weights.grades
    }

    const cost = (isHome ? costAtHome[i] : costAway[i]) as number
    if (!Number.isNaN(cost)) {
      const share = cost / budget
      const fit =
        share <= 0.5
          ? 100
          : share <= 1
            ? 100 - 90 * (share - 0.5)
            : share <= 1.6
              ? 55 - (55 * (share - 1)) / 0.6
              : 0
      sum += weights.cost * Math.round(fit)
      known += weights.cost
    }

    const away = miles / radius_miles
    const near = byRegion
      ? inRegion[region[i] as number]
        ? 100
        : 0
      : away <= 1
        ? 100 - 55 * away
        : away <= 2
          ? 45 - 45 * (away - 1)
          : 0
    sum += weights.distance * Math.round(near)
    known += weights.distance

    let found = 0
    const start = i * majorSlots
    for (let slot = start; slot < start + majorSlots; slot++) if (wanted[majors[slot] as number]) found++
    sum += weights.majors * (found === 0 ? 30 : found === fieldCount ? 100 : 70)
    known += weights.majors

    sum += weights.setting * (inSetting[setting[i] as number] as number)
    known += weights.setting

    const size = students[i] as number
    if (!Number.isNaN(size)) {
      const doublings =
        min_size !== null && size < min_size
          ? Math.log2(min_size / Math.max(1, size))
          : max_size !== null && size > max_size
            ? Math.log2(size / max_size)
            : 0
      sum += weights.size * Math.max(0, Math.round(100 - 35 * doublings))
      known += weights.size
    }

    const bits = (kind[i] as number) | (isHome ? 4096 : 8192)
    let met = 0
    let asked = 0
    for (const wish of wishes) {
      if ((bits & wish.among) === 0) continue
      asked++
      if ((bits & wish.wanted) !== 0) met++
    }
    if (asked > 0) {
      sum += weights.kind * Math.round((100 * met) / asked)
      known += weights.kind
    }
    keys[i] = Math.round(sum / known) * places + (places - 1 - i)
  }
  return keys.sort().reverse()
}
