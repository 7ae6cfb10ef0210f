import { createContext } from 'react'

/** ADM-01: whether the key "/" finds people here, as in the admin area, and not athletes. */
export const FindsPeople = createContext(false)
