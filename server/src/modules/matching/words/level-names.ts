import type { Competition, PlayLevel, Role } from '@fieldhouse/contract/matching.answers'

/** Levels inside a sentence. */
export const levelNames: Readonly<Record<PlayLevel, string>> = {
  'd1-high': 'high-major Division I',
  'd1-mid': 'mid-major Division I',
  'd1-low': 'low-major Division I',
  d2: 'Division II',
  naia: 'NAIA',
  d3: 'Division III',
  'juco-d1': 'junior college Division I',
  'juco-d2': 'junior college Division II',
  'juco-d3': 'junior college Division III',
  small: 'small college',
}

/** As in "the middle guard in Division II". Heights are the same in all of Division I. */
export const atLevel = (level: PlayLevel): string => {
  if (level === 'small') return 'at small colleges'
  return `in ${level.startsWith('d1') ? 'Division I' : levelNames[level]}`
}

/** Levels in a list. */
export const levelTitles: Readonly<Record<PlayLevel, string>> = {
  'd1-high': 'Division I, high-major',
  'd1-mid': 'Division I, mid-major',
  'd1-low': 'Division I, low-major',
  d2: 'Division II',
  naia: 'NAIA',
  d3: 'Division III',
  'juco-d1': 'Junior college, Division I',
  'juco-d2': 'Junior college, Division II',
  'juco-d3': 'Junior college, Division III',
  small: 'Small colleges',
}

export const competitionNames: Readonly<Record<Competition, string>> = {
  national: 'national opponents',
  'state-power': 'opponents among the best of the state',
  strong: 'strong opponents',
  local: 'local opponents',
}

export const roleNames: Readonly<Record<Role, string>> = {
  starter: 'a starter',
  rotation: 'a rotation player',
  team: 'part of the team',
}
