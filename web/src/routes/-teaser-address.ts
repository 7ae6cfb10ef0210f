/** `?athlete=`, of a parent of several. */
export const athleteAsked = ({ athlete }: { athlete?: unknown }): string | null =>
  typeof athlete === 'string' ? athlete : null
