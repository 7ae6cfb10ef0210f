import { type BusinessOverview, type BusinessPeriod, signUpRoles } from '@fieldhouse/contract/business'
import { churnOf } from '@fieldhouse/contract/business.rules'
import { counted } from '../../lib/counted.ts'
import { dollarsText, numberText, percentText } from './amounts.ts'
import { calendarDay, drawnOf, inPeriod, periodText, rangeText } from './period-words.ts'

/** The finding of each chart. It says only what the numbers say, also if there are few of them. */
export interface Headline {
  title: string
  note: string
}

type Overview = Pick<BusinessOverview, 'periods' | 'unit' | 'from' | 'to' | 'range'>

const totalOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0)

/** A number that grew more than this began with almost nothing. How often it fits in says little. */
const mostFolds = 50

/** As in “up 83%”, “down 4%”, or “up 25-fold”. Null if there is nothing to compare with. */
export const trendText = (first: number, last: number): string | null => {
  if (first <= 0 || last < 0) return null
  const times = last / first
  if (times > mostFolds) return null
  if (times >= 10) return `up ${Math.round(times)}-fold`
  const percent = Math.round((times - 1) * 100)
  if (percent === 0) return 'steady'
  return percent > 0 ? `up ${percent}%` : `down ${-percent}%`
}

interface Trend {
  readonly name: string
  readonly of: (period: BusinessPeriod) => number
  readonly text: (value: number) => string
}

/** How a number went, from the first full period to the last. */
const trendOf = ({ periods, unit, to }: Overview, { name, of, text }: Trend) => {
  const drawn = drawnOf(periods)
  const [first, last] = [drawn[0], drawn.at(-1)]
  if (!first || !last) return { title: name, compared: '' }
  const trend = first === last ? null : trendText(of(first), of(last))
  const end = `${text(of(last))} ${inPeriod(last, unit, to)}`
  if (trend === null) return { title: `${name}: ${end}`, compared: '' }
  return {
    title: `${name} ${trend} since ${periodText(first, unit, to)}`,
    compared: `${end}, ${text(of(first))} ${inPeriod(first, unit, to)}. `,
  }
}

export const revenueHeadline = (overview: Overview): Headline => {
  const { periods } = overview
  const total = totalOf(periods, ({ revenue_cents }) => revenue_cents)
  if (periods.every(({ revenue_cents }) => revenue_cents === 0))
    return { title: 'No revenue in this time', note: 'A payment counts when it has settled.' }
  const { title, compared } = trendOf(overview, {
    name: 'Revenue',
    of: ({ revenue_cents }) => revenue_cents,
    text: dollarsText,
  })
  return { title, note: `${compared}${dollarsText(total)} ${rangeText(overview)}.` }
}

/** It is an amount at a moment, so the running period counts too. */
export const recurringHeadline = ({ periods, unit, to }: Overview): Headline => {
  const [first, last] = [periods[0], periods.at(-1)]
  if (!first || !last || periods.every(({ recurring_cents }) => recurring_cents === 0))
    return { title: 'No recurring revenue in this time', note: 'It begins with the first paid package.' }
  const trend = first === last ? null : trendText(first.recurring_cents, last.recurring_cents)
  const [then, end] = [dollarsText(first.recurring_cents), dollarsText(last.recurring_cents)]
  const twelfth = 'Annual packages count at a twelfth.'
  if (trend === null) return { title: `Recurring revenue: ${end} a month`, note: twelfth }
  return {
    title: `Recurring revenue ${trend}`,
    note: `${end} a month on ${calendarDay(to, to)}, ${then} at the end of ${periodText(first, unit, to)}. ${twelfth}`,
  }
}

export const churnHeadline = ({ periods, unit, to }: Overview): Headline => {
  const rates = drawnOf(periods).flatMap((period) => {
    const rate = churnOf(period)
    return rate === null ? [] : [{ period, rate }]
  })
  const note = `Paying families who left in the ${unit}.`
  const last = rates.at(-1)
  if (!last) return { title: 'No paying families in this time', note }
  const high = rates.reduce((most, one) => (one.rate > most.rate ? one : most))
  if (high.rate === 0) return { title: 'No family left in this time', note }
  const isLowest = rates.length >= 3 && rates.every((one) => one === last || one.rate > last.rate)
  const isHighest = rates.length >= 3 && rates.every((one) => one === last || one.rate < last.rate)
  const when = inPeriod(last.period, unit, to)
  const highest = `${percentText(high.rate)} ${inPeriod(high.period, unit, to)} was the high.`
  if (isLowest) return { title: `Churn at its lowest: ${percentText(last.rate)}`, note: `${note} ${highest}` }
  if (isHighest) return { title: `Churn at its highest: ${percentText(last.rate)}`, note }
  return {
    title: `Churn ${percentText(last.rate)} ${when}`,
    note: high === last ? note : `${note} ${highest}`,
  }
}

export const refundsHeadline = (overview: Overview): Headline => {
  const { periods } = overview
  const count = totalOf(periods, ({ refunds }) => refunds)
  if (count === 0) return { title: 'No refunds in this time', note: 'Refunds are counted without taxes.' }
  const refunded = totalOf(periods, ({ refunded_cents }) => refunded_cents)
  const paid = refunded + totalOf(periods, ({ revenue_cents }) => revenue_cents)
  const share = paid > 0 ? `, ${percentText(refunded / paid)} of what was paid` : ''
  return {
    title: counted(count, 'refund'),
    note: `${dollarsText(refunded)} went back ${rangeText(overview)}${share}.`,
  }
}

export const signUpsOf = ({ sign_ups }: Pick<BusinessPeriod, 'sign_ups'>): number =>
  totalOf(signUpRoles, (role) => sign_ups[role])

export const signUpsHeadline = (overview: Overview): Headline => {
  const { periods, unit } = overview
  const total = totalOf(periods, signUpsOf)
  if (total === 0) return { title: 'No sign-ups in this time', note: 'Accounts are counted by role.' }
  const last = drawnOf(periods).at(-1)
  const newest = last ? ` Newest in full ink: ${numberText(signUpsOf(last))}.` : ''
  return {
    title: `${counted(total, 'sign-up')} ${rangeText(overview)}`,
    note: `By role, a bar a ${unit}, each row on its own scale.${newest}`,
  }
}

export const conversionsHeadline = ({ periods }: Overview): Headline => {
  const athletes = totalOf(periods, ({ sign_ups }) => sign_ups.athlete)
  if (athletes === 0)
    return { title: 'No new athletes in this time', note: 'Their packages are counted from their sign-up.' }
  const chose = totalOf(periods, ({ chose_package }) => chose_package)
  const paid = totalOf(periods, (period) => period.paid)
  return {
    title: `${percentText(chose / athletes)} of new athletes chose a package`,
    note: `${numberText(chose)} of ${counted(athletes, 'new athlete')} by now, and ${numberText(paid)} paid for it. The newest may still choose one.`,
  }
}

export const activePagesHeadline = (overview: Overview): Headline => {
  if (overview.periods.every(({ active_pages }) => active_pages === 0))
    return { title: 'No active pages in this time', note: 'A page is active when someone views it.' }
  const { title, compared } = trendOf(overview, {
    name: 'Active pages',
    of: ({ active_pages }) => active_pages,
    text: numberText,
  })
  return { title, note: `${compared}Pages that a visitor or a coach viewed, each once a ${overview.unit}.` }
}

export const messagesHeadline = (overview: Overview): Headline => {
  const { periods } = overview
  const families = totalOf(periods, ({ messages }) => messages.family)
  const total = families + totalOf(periods, ({ messages }) => messages.coach)
  if (total === 0) return { title: 'No messages in this time', note: 'Between families and coaches.' }
  return {
    title: `${counted(total, 'message')} ${rangeText(overview)}`,
    note: `${percentText(families / total)} from families, the rest from college and success coaches.`,
  }
}

export const searchesHeadline = ({ periods }: Overview): Headline => {
  const searches = totalOf(periods, (period) => period.searches)
  const nothing = totalOf(periods, ({ found_nothing }) => found_nothing)
  if (searches === 0) return { title: 'No searches in this time', note: 'Pages of results are counted.' }
  const all = counted(searches, 'search', 'searches')
  if (nothing === 0) return { title: 'Every search found someone', note: `${all}.` }
  return {
    title: `${counted(nothing, 'search', 'searches')} found nothing`,
    note: `${percentText(nothing / searches)} of ${all}.`,
  }
}

export const missedHeadline = ({ missed }: Pick<BusinessOverview, 'missed'>): Headline => {
  const [first] = missed
  if (!first)
    return { title: 'No text found nothing often', note: 'What people type again and again appears here.' }
  const total = totalOf(missed, ({ count }) => count)
  return {
    title: `Most missed: ${first.text}`,
    note: `Typed ${counted(first.count, 'time')}. ${counted(missed.length, 'text')} make up ${counted(total, 'search', 'searches')} that found nothing.`,
  }
}

export const coachLoadHeadline = (
  overview: Pick<BusinessOverview, 'coaches' | 'range' | 'from' | 'to'>,
): Headline => {
  const loads = overview.coaches.map(({ athletes }) => athletes)
  if (loads.length === 0)
    return { title: 'No success coaches yet', note: 'Create an account for one under Users.' }
  const [least, most] = [Math.min(...loads), Math.max(...loads)]
  const range = least === most ? counted(most, 'athlete') : `${least} to ${counted(most, 'athlete')}`
  const total = totalOf(loads, (load) => load)
  return {
    title: `Coach load: ${range}${loads.length > 1 ? ' each' : ''}`,
    note: `${counted(total, 'athlete')} with ${counted(loads.length, 'success coach', 'success coaches')}. Hours are the time kept ${rangeText(overview)}.`,
  }
}
