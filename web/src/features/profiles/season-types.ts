import type { Season } from '@fieldhouse/contract/profiles.document'

/** Where a season was played: high school or club. */
export const seasonTypeNames: Record<Season['type'], string> = { high_school: 'High school', aau: 'Club' }
