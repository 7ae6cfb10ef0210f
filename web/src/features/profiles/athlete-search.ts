/** PRO-02: `?mode=edit` opens the page in edit mode. */
interface AthleteSearch {
  mode?: 'edit'
}

export const readAthleteSearch = ({ mode }: { mode?: unknown }): AthleteSearch =>
  mode === 'edit' ? { mode } : {}
