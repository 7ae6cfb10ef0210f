/**
 * The characters of an access code: no I, O, 0, or 1, which look alike. Six of them make 2^30 codes. A thousand
 * households with ten tries in 15 minutes each would need years for one. Older codes (0-9, A-F) stay valid.
 */
export const accessLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const accessPlaces = [0, 1, 2, 3, 4, 5] as const

/** How many codes there are. */
export const accessCodes = accessLetters.length ** accessPlaces.length

/** The code with this number, which is below `accessCodes`. */
export const accessCodeOf = (number: number): string =>
  accessPlaces
    .map((place) => accessLetters[Math.floor(number / accessLetters.length ** place) % accessLetters.length])
    .join('')
