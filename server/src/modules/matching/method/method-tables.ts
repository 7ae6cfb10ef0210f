import { competitions, playLevels, roles } from '@fieldhouse/contract/matching.answers'
import type { MethodTable } from '@fieldhouse/contract/matching.method'
import { admitsFew, admitsMost, gaps, standings } from '../score/chance.data.ts'
import type { Curve } from '../score/curve.ts'
import {
  actToSat,
  fitByStanding,
  gpaByAdmission,
  gpaStep,
  gradeShares,
  openAdmissionGpa,
  usualSatHalf,
} from '../score/grades.data.ts'
import {
  competitionWorth,
  conferenceTier,
  fitByGap,
  type HeightBand,
  type HeightGroup,
  heightFits,
  levelShares,
  menHeights,
  productionWorth,
  roleShift,
  strengthByProduction,
  strengthBySeasonAlone,
  strengthOf,
  tooShortBy,
  womenHeights,
} from '../score/levels.data.ts'
import {
  fitByCost,
  fitByDistance,
  majorFits,
  perDoubling,
  selectivityBands,
  settingFits,
} from '../score/wishes.data.ts'
import { apart, capital, feet, listed } from '../words/figures.ts'
import { competitionNames, levelTitles, roleNames } from '../words/level-names.ts'

const percent = (share: number): string => `${Math.round(share * 100)}%`

const lines = (curve: Curve, say: (x: number) => string): string[][] =>
  curve.map(([x, fit]) => [say(x), String(fit)])

const assumption = 'This is our own assumption.'

const conferencesIn = (tier: string): string =>
  listed(
    Object.entries(conferenceTier)
      .filter(([, level]) => level === tier)
      .map(([name]) => name),
    'and',
  )

const levelTables: readonly MethodTable[] = [
  {
    id: 'level-shares',
    title: 'Level: what counts how much',
    text: 'Each is compared as far as it is known. Without a season and a projection, only the wanted levels count: 100 for one of them, 0 for another. Height alone gives no level: it says who is too short, never who is good enough.',
    columns: ['View', 'Share'],
    rows: [
      ['The athlete’s own coach projects a level', String(levelShares.projection)],
      ['The season’s averages', String(levelShares.season)],
      ['Height for the position', String(levelShares.height)],
      ['The level is one of those wanted', String(levelShares.wanted)],
    ],
  },
  {
    id: 'levels',
    title: 'Level: the scale',
    text: `${assumption} It follows what coaches say about the levels. High-major: ${conferencesIn('d1-high')}. Mid-major: ${conferencesIn('d1-mid')}. All other Division I conferences are low-major.`,
    columns: ['Level', 'On our scale'],
    rows: playLevels.map((level) => [levelTitles[level], String(strengthOf[level])]),
  },
  {
    id: 'level-gap',
    title: 'Level: fit by the difference',
    text: `The college’s level minus the athlete’s. ${assumption} A place where you play helps more than a bench above it. For ${listed(
      roles.map((role) => `${roleNames[role]} the differences move by ${roleShift[role]}`),
      'and',
    )}.`,
    columns: ['The college is', 'Fit'],
    rows: lines(fitByGap, (gap) => apart(gap, 'at the same level')),
  },
  {
    id: 'season',
    title: 'Level: a season as one number',
    text: `Points, rebounds, assists, steals, and blocks a game count ${listed(Object.values(productionWorth).map(String), 'and')} each. ${assumption}`,
    columns: ['Times, against', ''],
    rows: competitions.map((one) => [capital(competitionNames[one]), `× ${competitionWorth[one]}`]),
  },
  {
    id: 'season-level',
    title: 'Level: from the season to the scale',
    text: `${assumption} No open data links high-school seasons to a later college level.`,
    columns: ['The season’s number', 'On our scale'],
    rows: lines(strengthByProduction, String),
  },
  {
    id: 'season-alone',
    title: 'Level: a season without a projection',
    text: `Nobody else has said how good the player is, so above NAIA a season alone counts for less. ${assumption}`,
    columns: ['The season’s number', 'On our scale'],
    rows: lines(strengthBySeasonAlone, String),
  },
]

const groups: readonly HeightGroup[] = ['guard', 'forward', 'center']
const heightRows = (
  heights: Readonly<Record<'d1' | 'd2' | 'd3', Readonly<Record<HeightGroup, HeightBand>>>>,
) =>
  (['d1', 'd2', 'd3'] as const).flatMap((table) =>
    groups.map((group) => [
      `Division ${{ d1: 'I', d2: 'II', d3: 'III' }[table]}, ${group}`,
      ...heights[table][group].map(feet),
    ]),
  )
const heightColumns = ['', `Fit ${heightFits[0]}`, `Fit ${heightFits[1]}`, `Fit ${heightFits[2]}`]
const heightRule = `The fit is 0 at ${tooShortBy} inches below the first height, and never falls for being taller. NAIA and junior college Division I use Division II, the others Division III.`

const heightTables: readonly MethodTable[] = [
  {
    id: 'women-heights',
    title: 'Level: heights, women',
    text: `The shortest tenth, the shortest quarter, and the middle of 15,273 NCAA players of 2025-26. ${heightRule}`,
    columns: heightColumns,
    rows: heightRows(womenHeights),
  },
  {
    id: 'men-heights',
    title: 'Level: heights, men',
    text: `${assumption} We found no open data with positions. ${heightRule}`,
    columns: heightColumns,
    rows: heightRows(menHeights),
  },
]

const gradeTables: readonly MethodTable[] = [
  {
    id: 'grades',
    title: 'Grades: fit by where you are among its students',
    text: `A test score is compared with the middle half of the college’s students: the middle is 0, the edge is 1. With only an average published, ${usualSatHalf} points are one step. A GPA is compared with what is typical for the admission rate, and ${gpaStep} is one step. The test counts ${gradeShares.test}, the GPA ${gradeShares.gpa}. Best is slightly above the middle, where merit aid is likely.`,
    columns: ['You are', 'Fit'],
    rows: lines(fitByStanding, (standing) => apart(standing, 'in the middle')),
  },
  {
    id: 'gpa',
    title: 'Grades: typical GPA by admission rate',
    text: `${assumption} Colleges publish no GPA that can be compared. Where everyone is admitted, it is ${openAdmissionGpa}.`,
    columns: ['It admits', 'Typical GPA'],
    rows: gpaByAdmission.map(([rate, gpa]) => [percent(rate), gpa.toFixed(2)]),
  },
  {
    id: 'act',
    title: 'Grades: ACT and SAT',
    text: 'From the table that both makers published in 2018, every third score.',
    columns: ['ACT', 'SAT'],
    rows: actToSat.map(([act, sat]) => [String(act), String(sat)]),
  },
]

const selectivityNames = {
  most: 'Most selective',
  very: 'Very selective',
  somewhat: 'Somewhat selective',
  open: 'Open',
}

const wishTables: readonly MethodTable[] = [
  {
    id: 'cost',
    title: 'Cost',
    text: 'What a year costs after grants, on average, next to your budget. A public college’s published figure is for residents. For others we add the difference between the two tuitions, and say that it is an estimate.',
    columns: ['Of your budget', 'Fit'],
    rows: lines(fitByCost, percent),
  },
  {
    id: 'distance',
    title: 'Distance',
    text: 'As the crow flies, next to your radius. With regions in place of a radius, a college inside has 100 and one outside 0.',
    columns: ['Of your radius', 'Fit'],
    rows: lines(fitByDistance, percent),
  },
  {
    id: 'majors',
    title: 'Majors',
    text: 'Only the six largest fields of each college are published, so a field that is not among them may still exist.',
    columns: ['Your fields among its six largest', 'Fit'],
    rows: [
      ['All', String(majorFits.all)],
      ['Some', String(majorFits.some)],
      ['None', String(majorFits.none)],
    ],
  },
  {
    id: 'setting',
    title: 'Setting',
    text: 'Steps between what you asked for and what it is, in the order city, suburb, town, rural.',
    columns: ['Steps', 'Fit'],
    rows: settingFits.map((fit, steps) => [String(steps), String(fit)]),
  },
  {
    id: 'size',
    title: 'Size',
    text: `Inside the size you asked for it is 100. Outside, each doubling or halving costs ${perDoubling}.`,
    columns: ['Outside by', 'Fit'],
    rows: [0, 1, 2].map((doublings) => [
      doublings === 0 ? 'Inside' : `${2 ** doublings} times`,
      String(100 - perDoubling * doublings),
    ]),
  },
  {
    id: 'kind',
    title: 'Kind',
    text: 'The share of your wishes that are met: public or private, two or four years, HBCU, single-sex, in your state, and how selective. Two years means how long you play: a junior college counts as two years even if it also has four-year degrees.',
    columns: ['How selective', 'It admits'],
    rows: selectivityBands.map(([kind, below], index) => [
      selectivityNames[kind],
      Number.isFinite(below)
        ? `under ${percent(below)}`
        : `${percent(selectivityBands[index - 1]?.[1] ?? 0)} or more`,
    ]),
  },
]

const chanceTable: MethodTable = {
  id: 'chance',
  title: 'Reach, target, likely',
  text: 'Beside the score, not in it. Everything else is a target.',
  columns: ['', 'If'],
  rows: [
    [
      'Reach',
      `it admits fewer than ${percent(admitsFew)}, you are more than ${-standings.reachBelow} step below its middle, or it is ${gaps.reachFrom} or more above your level`,
    ],
    [
      'Likely',
      `it is ${-gaps.likelyUpTo} or more below your level, and it is open to all, admits ${percent(admitsMost)} or more, or you are ${standings.likelyFrom} or more above its middle`,
    ],
    [
      'Not enough to say',
      'your survey has neither a season nor a projection, and your grades do not make it a reach',
    ],
  ],
}

/** BCM-02: every number that a score is made of. */
export const methodTables: readonly MethodTable[] = [
  ...levelTables,
  ...heightTables,
  ...gradeTables,
  ...wishTables,
  chanceTable,
]
