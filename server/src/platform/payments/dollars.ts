/** The provider counts in decimal dollars, we count in whole cents. */
export const toDollars = (cents: number): string => (cents / 100).toFixed(2)

export const toCents = (dollars: string): number => Math.round(Number(dollars) * 100)
