import type { MatchAnswers } from '@fieldhouse/contract/matching.answers'
import type { MatchCollege } from '../score/college.ts'
import type { Match } from '../score/score-colleges.ts'
import { count, dollars, listed } from './figures.ts'
import { type PartWords, type Remark, remarksFor } from './part-words.ts'

/** As shares of the budget and of the radius: from here on, a college is close to what a family set as its limit. */
const budgetEdge = { under: 0.05, over: 0.02 }
const radiusEdge = 0.9
/** A size that is outside of what was asked for by less is not worth a warning. */
const sizeCautionBelow = 85

const costCaution = (net: number, budget: number): Remark | null => {
  if (net < budget * (1 - budgetEdge.under)) return null
  return {
    title:
      net > budget * (1 + budgetEdge.over)
        ? `${dollars(net - budget)} a year over your budget.`
        : `At the edge of your budget: ${dollars(net)} a year.`,
    detail: 'Ask what aid an athlete with your grades can get.',
  }
}

export const costWords = (
  answers: MatchAnswers,
  _college: MatchCollege,
  { cost, is_cost_estimate }: Match,
  fit: number,
): PartWords => {
  const budget = answers.money.budget ?? 0
  const net = cost ?? 0
  const left = budget - net
  const note = is_cost_estimate ? ', estimate, out of state' : ''
  const verdict =
    left < 0 ? 'Over your budget.' : fit >= 90 ? 'Far under your budget.' : 'Inside your budget.'
  return {
    verdict,
    compared: `${dollars(net)} net a year${note}, against your ${dollars(budget)}.`,
    ...remarksFor(fit, {
      good: {
        title: `${dollars(left)} a year under your budget.`,
        detail: 'Net cost is what families pay after grants, on average.',
      },
      bad: costCaution(net, budget),
    }),
  }
}

export const distanceWords = (
  { place }: MatchAnswers,
  college: MatchCollege,
  { miles }: Match,
  fit: number,
): PartWords => {
  const { home, radius_miles, regions } = place
  if (regions.length > 0) {
    const isInside = regions.includes(college.region)
    const asked = `you asked for the ${listed(regions)}`
    return {
      verdict: isInside ? `In the ${college.region}.` : 'Not in a region you asked for.',
      compared: `${college.state} is in the ${college.region}; ${asked}.`,
      ...remarksFor(fit, {
        good: { title: `In the ${college.region}, as you asked.`, detail: '' },
        bad: isInside
          ? null
          : { title: `It is in the ${college.region}.`, detail: `You asked for the ${listed(regions)}.` },
      }),
    }
  }
  const far = miles ?? 0
  const limit = radius_miles ?? 0
  const isHome = home?.state === college.state
  const away = `${count(far)} miles from ${home?.city ?? 'home'}`
  return {
    verdict: isHome ? 'In your state.' : far <= limit ? 'Within your radius.' : 'Beyond your radius.',
    compared: `${away}. Closer scores higher; ${count(limit)} is your limit.`,
    ...remarksFor(fit, {
      good: {
        title: `${away}${isHome ? ', in state' : ''}.`,
        detail: `Your limit is ${count(limit)} miles.`,
      },
      bad:
        far < limit * radiusEdge
          ? null
          : {
              title:
                far > limit
                  ? `${count(far - limit)} miles beyond your limit.`
                  : `${away}, close to your limit of ${count(limit)}.`,
              detail: 'Think about trips home, and about who comes to your games.',
            },
    }),
  }
}

export const majorsWords = (
  { academics: { majors } }: MatchAnswers,
  college: MatchCollege,
  fit: number,
): PartWords => {
  const found = majors.filter((field) => college.majors.includes(field))
  const missing = majors.filter((field) => !college.majors.includes(field))
  const is = (fields: readonly string[]) => (fields.length === 1 ? 'is' : 'are')
  const parts = [
    found.length > 0 && `${listed(found, 'and')} ${is(found)} among its six largest fields`,
    missing.length > 0 && `${listed(missing, 'and')} ${is(missing)} not`,
  ].filter(Boolean)
  const compared =
    found.length > 0
      ? `${parts.join('; ')}.`
      : `${listed(missing, 'and')} ${is(missing)} not among its six largest fields.`
  return {
    verdict:
      missing.length === 0
        ? 'It is strong in what you want.'
        : found.length > 0
          ? 'Some of your fields.'
          : 'Not one of its large fields.',
    compared,
    ...remarksFor(fit, {
      good: {
        title: `${listed(found, 'and')} ${is(found)} among its six largest fields.`,
        detail: 'By share of degrees.',
      },
      bad:
        missing.length === 0
          ? null
          : {
              title: `${listed(missing, 'and')} ${is(missing)} not among its six largest fields.`,
              detail: 'Check that the degree you want exists.',
            },
    }),
  }
}

export const settingWords = ({ place }: MatchAnswers, { setting }: MatchCollege, fit: number): PartWords => {
  const asked = `You asked for ${listed(place.settings)}.`
  const word = setting === 'rural' ? 'A rural campus' : `A ${setting} campus`
  return {
    verdict: fit === 100 ? `${word}, as you asked.` : `${word}.`,
    compared: asked,
    ...remarksFor(fit, {
      good: { title: `${word}, as you asked.`, detail: 'Setting scores in full.' },
      bad:
        fit === 100
          ? null
          : {
              title: `${word}; you asked for ${listed(place.settings)}.`,
              detail: 'Visit it before you decide.',
            },
    }),
  }
}

export const sizeAsked = ({ min_size, max_size }: MatchAnswers['campus']): string => {
  if (min_size === null) return `${count(max_size ?? 0)} or fewer`
  return max_size === null ? `${count(min_size)} or more` : `${count(min_size)} to ${count(max_size)}`
}

export const sizeWords = (
  { campus }: MatchAnswers,
  { undergraduates }: MatchCollege,
  fit: number,
): PartWords => {
  const size = `${count(undergraduates ?? 0)} undergraduates`
  const asked = `you asked for ${sizeAsked(campus)}`
  const isLarge = campus.max_size !== null && (undergraduates ?? 0) > campus.max_size
  return {
    verdict:
      fit === 100
        ? 'The size you asked for.'
        : isLarge
          ? 'Larger than you asked for.'
          : 'Smaller than you asked for.',
    compared: `${size}; ${asked}.`,
    ...remarksFor(fit, {
      good: {
        title: `A campus of ${count(undergraduates ?? 0)}.`,
        detail: `${asked[0]?.toUpperCase()}${asked.slice(1)}.`,
      },
      bad:
        fit >= sizeCautionBelow
          ? null
          : { title: `${size}; ${asked}.`, detail: 'Visit it on a school day to see how it feels.' },
    }),
  }
}
