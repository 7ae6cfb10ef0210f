interface Town {
  city: string | null
  state: string | null
}

/** As in “Bend, OR”. Unknown parts are left out. */
export const townOf = ({ city, state }: Town): string => [city, state].filter(Boolean).join(', ')
