/** The recruiting center and the best college match are for basketball only. */
export const isBasketball = (sport: { key: string } | null): boolean => sport?.key === 'basketball'
