/** A package as texts quote it. What each one holds today, and its price, stand on its own page. */
export interface PackageQuote {
  name: string
  to: string
  monthlyCents: number
  holds: string
}

const showcase: PackageQuote = {
  name: 'Starter Showcase',
  to: '/packages/starter-showcase',
  monthlyCents: 19_00,
  holds: 'Every section of the page, 30 photos and videos, colors, PDF and event sheet, view counts.',
}
const elite: PackageQuote = {
  name: 'Starter Elite',
  to: '/packages/starter-elite',
  monthlyCents: 49_00,
  holds: 'Plus the recruiting center, chat with college coaches and the activity log.',
}
const allStar: PackageQuote = {
  name: 'All-Star Showcase',
  to: '/packages/all-star-showcase',
  monthlyCents: 99_00,
  holds: 'Plus best college match and a success coach, with a record of their time that you can see.',
}
const concierge: PackageQuote = {
  name: 'College Concierge',
  to: '/packages/college-concierge',
  monthlyCents: 249_00,
  holds: 'Plus a weekly session, help with drafting messages, transcript review and the premium page.',
}

/** Each holds everything the one before it does. */
export const packages = { showcase, elite, allStar, concierge }

const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})
export const dollars = (cents: number): string => money.format(cents / 100)

export const aMonth = ({ monthlyCents }: PackageQuote): string => `${dollars(monthlyCents)} a month`

/** 20 % off twelve months. */
export const aYear = ({ monthlyCents }: PackageQuote): string =>
  `${dollars((monthlyCents * 12 * 80) / 100)} a year`

/** Where a thing begins to cost, said beside the thing. */
export const pricedFrom = (quote: PackageQuote): string => `From ${quote.name}, ${aMonth(quote)}`
