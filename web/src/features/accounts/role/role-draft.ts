const roleDraftKey = 'roleDraft'

/** Never the birth year, which nobody keeps, nor what only the page itself can know. */
const keptFields = [
  'type',
  'first_name',
  'last_name',
  'email',
  'athlete_first_name',
  'athlete_last_name',
  'sport_key',
  'gender',
  'position',
  'team_gender',
  'staff_page_url',
] as const

export type RoleDraft = Partial<Record<(typeof keptFields)[number], string>>

/** What this person typed before a reload, in this tab. */
export const readRoleDraft = (userId: string): RoleDraft => {
  try {
    const stored = Object(JSON.parse(sessionStorage.getItem(roleDraftKey) ?? 'null'))
    if (stored.userId !== userId) return {}
    const values = Object(stored.values)
    return Object.fromEntries(
      keptFields.flatMap((name) => (typeof values[name] === 'string' ? [[name, values[name]]] : [])),
    )
  } catch {
    return {}
  }
}

export const saveRoleDraft = (userId: string, form: HTMLFormElement): void => {
  const typed = new FormData(form)
  const values = Object.fromEntries(
    keptFields.flatMap((name) => (typed.has(name) ? [[name, typed.get(name)]] : [])),
  )
  try {
    sessionStorage.setItem(roleDraftKey, JSON.stringify({ userId, values }))
  } catch {
    // A browser that keeps nothing starts over after a reload.
  }
}

export const forgetRoleDraft = (): void => {
  try {
    sessionStorage.removeItem(roleDraftKey)
  } catch {
    // Nothing was kept.
  }
}
