/** PRO-02: `?mode=edit` opens the page to be changed. */
interface AthleteSearch {
  mode?: 'edit'
}

export const readAthleteSearch = ({ mode }: { mode?: unknown }): AthleteSearch =>
  mode === 'edit' ? { mode } : {}
