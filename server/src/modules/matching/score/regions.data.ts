import type { Region } from '@fieldhouse/contract/matching.answers'

/** The four regions of the Census Bureau, by postal codes. */
const states: Readonly<Record<Region, string>> = {
  Northeast: 'CT MA ME NH NJ NY PA RI VT',
  Midwest: 'IA IL IN KS MI MN MO ND NE OH SD WI',
  South: 'AL AR DC DE FL GA KY LA MD MS NC OK SC TN TX VA WV',
  West: 'AK AZ CA CO HI ID MT NM NV OR UT WA WY',
}

export const regionOf = (state: string): Region => {
  for (const [region, codes] of Object.entries(states))
    if (codes.split(' ').includes(state)) return region as Region
  throw new Error(`No region has the state ${state}.`)
}
