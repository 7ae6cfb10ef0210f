import type {
  Competition,
  Factor,
  MustHave,
  PlayLevel,
  PlayStyle,
  Position,
  Role,
  Selectivity,
  Setting,
  SurveyStep,
} from '@fieldhouse/contract/matching.answers'

interface StepWords {
  /** The question as the title of the step. */
  question: string
  /** In “Save, next: campus”. */
  next: string
}

export const stepWords: Readonly<Record<SurveyStep, StepWords>> = {
  player: { question: 'Who is the player?', next: 'the player' },
  level: { question: 'Which level?', next: 'level' },
  game: { question: 'What kind of game?', next: 'the game' },
  academics: { question: 'How is school going?', next: 'academics' },
  place: { question: 'How far from home?', next: 'place' },
  campus: { question: 'What kind of campus?', next: 'campus' },
  money: { question: 'What can it cost?', next: 'money' },
  priorities: { question: 'What matters most?', next: 'what matters' },
}

export const positionWords: Readonly<Record<Position, string>> = {
  PG: 'Point guard',
  SG: 'Shooting guard',
  SF: 'Small forward',
  PF: 'Power forward',
  C: 'Center',
}

export const roleWords: Readonly<Record<Role, { title: string; text: string }>> = {
  starter: { title: 'Starter', text: 'On the floor when the game begins.' },
  rotation: { title: 'In the rotation', text: 'Regular minutes in most games.' },
  team: { title: 'On the team', text: 'A place on the roster is enough.' },
}

interface LevelWords {
  title: string
  /** In a list of a few. */
  short: string
  text: string
  /** Where no group stands above it. */
  full?: string
}

export const levelWords: Readonly<Record<PlayLevel, LevelWords>> = {
  'd1-high': {
    title: 'High major',
    full: 'Division I, high major',
    short: 'D1 high',
    text: 'The five strongest conferences, like the Big Ten.',
  },
  'd1-mid': {
    title: 'Mid major',
    full: 'Division I, mid major',
    short: 'D1 mid',
    text: 'Strong conferences below those, like the Mountain West.',
  },
  'd1-low': {
    title: 'Low major',
    full: 'Division I, low major',
    short: 'D1 low',
    text: 'The rest of Division I, like the Patriot League.',
  },
  d2: { title: 'NCAA Division II', short: 'D2', text: 'Scholarships, mostly for a part of the cost.' },
  d3: { title: 'NCAA Division III', short: 'D3', text: 'No athletic scholarships. Aid for grades and need.' },
  naia: { title: 'NAIA', short: 'NAIA', text: 'Mostly small colleges. Athletic scholarships.' },
  'juco-d1': {
    title: 'Division I',
    full: 'Junior college, Division I',
    short: 'JUCO D1',
    text: 'Two years. Scholarships with room and board.',
  },
  'juco-d2': {
    title: 'Division II',
    full: 'Junior college, Division II',
    short: 'JUCO D2',
    text: 'Two years. Scholarships for tuition and books.',
  },
  'juco-d3': {
    title: 'Division III',
    full: 'Junior college, Division III',
    short: 'JUCO D3',
    text: 'Two years. No athletic scholarships.',
  },
  small: { title: 'Small college leagues', short: 'Small college', text: 'Like the USCAA and the NCCAA.' },
}

export const levelGroups: readonly { title: string; levels: readonly PlayLevel[] }[] = [
  { title: 'NCAA Division I', levels: ['d1-high', 'd1-mid', 'd1-low'] },
  { title: 'Other four-year colleges', levels: ['d2', 'd3', 'naia', 'small'] },
  { title: 'Junior college', levels: ['juco-d1', 'juco-d2', 'juco-d3'] },
]

export const competitionWords: Readonly<Record<Competition, { title: string; text: string }>> = {
  national: { title: 'National', text: 'Teams from many states, and national tournaments.' },
  'state-power': { title: 'Best in the state', text: 'Teams that play for the state title.' },
  strong: { title: 'Strong league', text: 'Good teams, and a few future college players.' },
  local: { title: 'Local', text: 'Schools nearby, of all strengths.' },
}

export const styleWords: Readonly<Record<PlayStyle, { title: string; text: string }>> = {
  pace: { title: 'Fast pace', text: 'Run whenever you can.' },
  press: { title: 'Press', text: 'Defend the full court.' },
  motion: { title: 'Motion', text: 'Cuts and passes, no set roles.' },
  post: { title: 'Post', text: 'The ball goes inside first.' },
  'three-point': { title: 'Three-point', text: 'Space the floor and shoot.' },
}

export const selectivityWords: Readonly<Record<Selectivity, { title: string; text: string }>> = {
  most: { title: 'Most selective', text: 'Few of those who apply get in.' },
  very: { title: 'Very selective', text: 'Fewer than half get in.' },
  somewhat: { title: 'Somewhat selective', text: 'Most get in.' },
  open: { title: 'Open', text: 'Nearly everyone gets in.' },
}

export const settingWords: Readonly<Record<Setting, { title: string; many: string }>> = {
  city: { title: 'City', many: 'city campuses' },
  suburb: { title: 'Suburb', many: 'suburban campuses' },
  town: { title: 'Town', many: 'campuses in towns' },
  rural: { title: 'Rural', many: 'rural campuses' },
}

export const factorWords: Readonly<Record<Factor, { title: string; text: string }>> = {
  level: { title: 'Level', text: 'A team where you would play.' },
  grades: { title: 'Grades', text: 'A college where your grades fit.' },
  cost: { title: 'Cost', text: 'What a year costs you.' },
  distance: { title: 'Distance', text: 'How far it is from home.' },
  majors: { title: 'Majors', text: 'It teaches what you want to study.' },
  setting: { title: 'Setting', text: 'City, suburb, town, or rural.' },
  size: { title: 'Size', text: 'How many students it has.' },
  kind: { title: 'Kind', text: 'Public or private, two or four years.' },
}

/** From 0 to 5. */
export const weightWords: readonly string[] = [
  'Does not count',
  'A little',
  'Some',
  'Quite a bit',
  'A lot',
  'The most',
]

/** What a must-have does when it is on, and what happens without it. */
export const mustHaveWords: Readonly<Record<MustHave, { on: string; off: string }>> = {
  level: { on: 'Only the levels you picked are shown.', off: 'Other levels score lower, but stay.' },
  cost: {
    on: 'Nothing over your budget is shown.',
    off: 'Colleges over your budget score lower, but stay.',
  },
  distance: { on: 'Nothing farther away is shown.', off: 'Colleges farther away score lower, but stay.' },
  majors: {
    on: 'Only colleges with one of these among their six largest fields are shown.',
    off: 'Colleges without these fields score lower, but stay.',
  },
  setting: { on: 'Only the settings you picked are shown.', off: 'Other settings score lower, but stay.' },
  size: { on: 'Only colleges of this size are shown.', off: 'Other sizes score lower, but stay.' },
  kind: { on: 'Only this kind of college is shown.', off: 'Other kinds score lower, but stay.' },
}
