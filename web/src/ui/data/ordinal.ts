const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
const rules = new Intl.PluralRules('en', { type: 'ordinal' })

/** The suffix of a whole number: 1st, 2nd, 3rd, 11th. */
export const ordinalSuffix = (number: number): string => suffixes[rules.select(number)] ?? 'th'
