/**
 * What an access code is made of: no I, O, 0 or 1, which are mistaken for each other. Six of them are 2^30 codes: a
 * thousand households with their ten tries in 15 minutes would need years for one. Codes from before (0-9, A-F) stay.
 */
export const accessLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const accessPlaces = [0, 1, 2, 3, 4, 5] as const

/** How many codes there are. */
export const accessCodes = accessLetters.length ** accessPlaces.length

/** The code of this number, below `accessCodes`. */
export const accessCodeOf = (number: number): string =>
  accessPlaces
    .map((place) => accessLetters[Math.floor(number / accessLetters.length ** place) % accessLetters.length])
    .join('')
