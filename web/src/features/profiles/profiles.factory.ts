import type { Athlete, MediaItem, Metric, Picture, Season } from '@fieldhouse/contract/profiles.document'
import type { Measurement, Sport, StatColumn } from '@fieldhouse/contract/profiles.sport'

/** An athlete with an empty page, as a visitor sees it. */
export const athleteOf = (facts: Partial<Athlete> = {}): Athlete => ({
  id: '01890a5d-ac96-774b-bcce-b302099a8001',
  slug: 'amara-whitlock',
  user_id: '01890a5d-ac96-774b-bcce-b302099a8002',
  first_name: 'Amara',
  last_name: 'Whitlock',
  gender: 'female',
  photo: null,
  sport: { key: 'basketball' },
  is_seros: false,
  number: null,
  position: null,
  secondary_position: null,
  handedness: null,
  class: null,
  personal_metrics: {
    class_name: null,
    height: null,
    height_in: null,
    weight: null,
    height_cm: null,
    weight_kg: null,
    wingspan_cm: null,
  },
  high_school: null,
  club: null,
  city: null,
  state: null,
  country: null,
  bio: null,
  website: null,
  settings: { color_theme: 'orange', theme_mode: null, is_visible: true },
  statistics: { high_school: [], aau: [] },
  standing: null,
  metrics: [],
  gallery: [],
  goals: [],
  education: null,
  coaches: [],
  awards: [],
  answers: [],
  quote: null,
  press: [],
  social: { tiktok: null, twitter: null, youtube: null, vimeo: null },
  schedule: [],
  interviews: [],
  has_transcripts: false,
  vip: null,
  updated_at: '2026-11-09T12:00:00.000Z',
  contacts: null,
  own: null,
  can: { edit: false, download: false, see_contacts: false, see_views: false, confirm: false },
  ...facts,
})

const onePixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

export const pictureOf = (width = 1200, height = 800): Picture => ({
  url: onePixel,
  width,
  height,
  variants: [
    { width: 480, avif: onePixel, webp: onePixel },
    { width, avif: onePixel, webp: onePixel },
  ],
})

export const photoItem = (title: string): MediaItem => ({
  id: `photo-${title}`,
  kind: 'photo',
  title,
  picture: pictureOf(),
  video: null,
  created_at: '2026-10-02T12:00:00.000Z',
})

export const videoItem = (title: string): MediaItem => ({
  id: `video-${title}`,
  kind: 'video',
  title,
  picture: null,
  video: {
    provider: 'youtube',
    url: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
    embed_url: 'https://www.youtube-nocookie.com/embed/aaaaaaaaaaa?autoplay=1&rel=0',
  },
  created_at: '2026-10-02T12:00:00.000Z',
})

export const seasonOf = (
  year: number,
  values: Record<string, number>,
  facts: Partial<Season> = {},
): Season => ({
  id: `season-${facts.type ?? 'high_school'}-${year}`,
  type: 'high_school',
  season: { id: year, title: `${year}-${(year + 1) % 100}` },
  team: 'Ridgeline varsity',
  values,
  given: values,
  source: 'coach',
  source_date: '2026-03-14',
  confirmed: null,
  ...facts,
})

export const metricOf = (key: string, value: number, facts: Partial<Metric> = {}): Metric => ({
  id: `metric-${key}`,
  key,
  value,
  measured_on: '2026-07-11',
  source: 'event',
  verified_by: null,
  confirmed: null,
  ...facts,
})

const column = (key: string, label: string, title: string, facts: Partial<StatColumn> = {}): StatColumn => ({
  key,
  label,
  title,
  group: null,
  gender: null,
  decimals: 1,
  max: 100,
  min: 0,
  at_most: [],
  formula: null,
  is_derived: false,
  tile: null,
  is_compared: true,
  is_lower_better: false,
  unit: null,
  ...facts,
})

const measurement = (key: string, title: string, unit: Measurement['unit'], step: number): Measurement => ({
  key,
  title,
  unit,
  step,
  gender: null,
  is_lower_better: unit === 'seconds',
  usual_min: null,
  usual_max: null,
})

/** A few basketball columns and measurements. */
export const basketball: Sport = {
  key: 'basketball',
  title: 'Basketball',
  handedness: [
    { key: 'right', title: 'Shoots right' },
    { key: 'left', title: 'Shoots left' },
  ],
  positions: [
    { key: 'PG', title: 'Point guard', group: null, gender: null },
    { key: 'SG', title: 'Shooting guard', group: null, gender: null },
  ],
  columns: [
    column('gp', 'GP', 'Games played', { decimals: 0, is_compared: false }),
    column('ppg', 'PPG', 'Points per game', { tile: 1 }),
    column('apg', 'APG', 'Assists per game', { tile: 2 }),
    column('to', 'TO', 'Turnovers per game', { tile: 3, is_lower_better: true }),
    column('tp_pct', '3P%', 'Three-point percentage', { tile: 4, unit: '%' }),
  ],
  measurements: [
    measurement('wingspan', 'Wingspan', 'length', 0.25),
    measurement('standing_reach', 'Standing reach', 'length', 0.25),
    measurement('weight', 'Weight', 'weight', 0.5),
    measurement('max_vertical', 'Max vertical', 'short-length', 0.5),
    measurement('lane_agility', 'Lane agility', 'seconds', 0.01),
  ],
}

/** The same athlete with content in every section. */
export const richAthlete = (facts: Partial<Athlete> = {}): Athlete =>
  athleteOf({
    number: '14',
    position: 'SG',
    handedness: 'left',
    class: 2027,
    personal_metrics: {
      class_name: '2027',
      height: 5,
      height_in: 10,
      weight: 152,
      height_cm: 177.8,
      weight_kg: 68.95,
      wingspan_cm: 186.69,
    },
    high_school: 'Ridgeline High School',
    club: 'High Desert Elite 17U',
    city: 'Bend',
    state: 'OR',
    bio: 'I guard your best player first. The points come after.',
    website: 'https://whitlock.example',
    statistics: {
      high_school: [
        seasonOf(2025, { gp: 27, ppg: 19.8, apg: 4.7, to: 2.6, tp_pct: 39.6 }),
        seasonOf(2024, { gp: 25, ppg: 15.2, apg: 3.9, to: 2.8, tp_pct: 36.8 }),
        seasonOf(2023, { gp: 24, ppg: 8.7, apg: 2.1, to: 2.3 }),
      ],
      aau: [
        seasonOf(2025, { gp: 31, ppg: 16.1 }, { type: 'aau', team: 'High Desert Elite', source: 'self' }),
      ],
    },
    standing: {
      size: 412,
      gender: 'female',
      class: 2027,
      position: 'SG',
      as_of: '2026-11-01T00:00:00.000Z',
      figures: [
        { key: 'ppg', value: 19.8, percentile: 96 },
        { key: 'to', value: 2.6, percentile: 46 },
      ],
    },
    metrics: [
      metricOf('wingspan', 186.69),
      metricOf('standing_reach', 233.68),
      metricOf('max_vertical', 72.39),
      metricOf('weight', 68.95, { source: 'coach', verified_by: 'Dana Ferreira' }),
      metricOf('lane_agility', 11.12, { source: 'self', measured_on: null }),
    ],
    photo: { ...pictureOf(800, 1000), cutout: null },
    gallery: [videoItem('Junior season, every three'), photoItem('Media day')],
    goals: [
      { id: 'g1', kind: 'academic', text: 'A degree in kinesiology', target_date: '2031-06-01' },
      { id: 'g2', kind: 'athletic', text: 'Start as a freshman', target_date: null },
    ],
    education: {
      school: 'Ridgeline High School',
      gpa: 3.87,
      weighted_gpa: 4.21,
      core_gpa: 3.79,
      sat: 1310,
      act: null,
      ncaa_id: '2309118812',
      intended_majors: ['Kinesiology', 'Data science'],
      honors: ['AP Scholar with Honor'],
    },
    coaches: [{ id: 'c1', name: 'Dana Ferreira', position: 'Head coach', team: 'Ridgeline' }],
    awards: [{ id: 'a1', title: 'First team all-state, 5A', year: 2026, level: 'State' }],
    answers: [
      {
        id: 'q1',
        question_id: 1,
        question: 'What do you do the night before a game?',
        text: 'Dishes, then film.',
        json: null,
      },
    ],
    quote: { text: 'She asks for the matchup nobody wants.', author: 'Dana Ferreira' },
    press: [
      {
        id: 'p1',
        title: 'Whitlock’s 34 ends Summit Lake’s run',
        outlet: 'Central Oregon Courier',
        published_on: '2026-02-20',
        link: 'https://courier.example/whitlock',
        image: null,
      },
    ],
    social: {
      tiktok: { username: 'amara14', connected: false, posts: [] },
      twitter: null,
      youtube: {
        username: 'amarahoops',
        connected: true,
        posts: [
          {
            text: 'Every three of the fall',
            link: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
            posted_at: '2026-11-02T20:15:00.000Z',
          },
        ],
      },
      vimeo: null,
    },
    schedule: [
      {
        id: 'e1',
        title: 'vs Summit Lake',
        date: '2026-12-02',
        time: '19:00',
        place: 'Ridgeline gym',
        link: null,
      },
    ],
    interviews: [
      {
        id: 'i1',
        title: 'Five minutes with Amara',
        date: '2026-05-04',
        asked_by: 'Hoops Northwest',
        video: null,
        questions: [{ question: 'Who taught you to shoot?', answer: 'My grandmother.' }],
      },
    ],
    ...facts,
  })
