import { type SurveyStep, surveySteps } from '@fieldhouse/contract/matching.answers'
import type { ShownAnswers } from '@fieldhouse/contract/matching.shown'
import type { SurveyPreview, SurveyState } from '@fieldhouse/contract/matching.survey'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { vi } from 'vitest'
import { network } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { pointsAroundBend } from '../map/points.factory.ts'
import type { MatchingPlace } from '../matching-access.ts'
import { stepInAddress } from './load-survey.ts'
import { SurveyPage } from './survey-page.tsx'

const titles: Record<SurveyStep, string> = {
  player: 'The player',
  level: 'Level',
  game: 'The game',
  academics: 'Academics',
  place: 'Place',
  campus: 'Campus',
  money: 'Money',
  priorities: 'What matters',
}

export const answersOf = (changes: Partial<ShownAnswers> = {}): ShownAnswers => ({
  player: {
    gender: 'female',
    class_year: 2027,
    positions: ['SG'],
    height_in: 70,
    wingspan_in: null,
    role: null,
  },
  level: { wanted: [], projected: null, competition: null },
  game: { averages: null, styles: [] },
  academics: {
    gpa: 3.87,
    core_gpa: null,
    uses_tests: true,
    sat: 1310,
    act: null,
    majors: [],
    selectivity: [],
  },
  place: {
    home: { city: 'Bend', state: 'OR', zip: '97702', lat: 44.06, lon: -121.3 },
    radius_miles: 400,
    regions: [],
    settings: ['city', 'suburb'],
  },
  campus: {
    min_size: null,
    max_size: null,
    controls: [],
    years: [],
    wants_hbcu: false,
    wants_single_sex: false,
    includes_unverified: false,
  },
  money: { budget: null, needs_aid: false, prefers_in_state: false },
  priorities: {
    weights: { level: 3, grades: 3, cost: 3, distance: 3, majors: 3, setting: 3, size: 3, kind: 3 },
    must_haves: ['distance'],
  },
  ...changes,
})

/** A survey with the first steps answered. */
export const surveyOf = (answered = 4, changes: Partial<SurveyState> = {}): SurveyState => ({
  athlete: {
    user_id: 'amara',
    athlete_slug: 'amara-whitlock',
    color_theme: 'blue',
    first_name: 'Amara',
    last_name: 'Whitlock',
    gender: 'female',
  },
  step: Math.min(answered + 1, surveySteps.length),
  completed: answered === surveySteps.length,
  alert: null,
  version: answered,
  saved_at: answered === 0 ? null : '2026-11-17T14:41:00Z',
  answered_on: answered === surveySteps.length ? '2026-11-17' : null,
  answers: answersOf(),
  from_profile: ['player.height_in', 'academics.gpa', 'place.home'],
  questions: surveySteps.map((id, index) => ({
    step: index + 1,
    id,
    title: titles[id],
    is_answered: index < answered,
  })),
  majors: ['Biology', 'Business', 'Kinesiology'],
  filter_disabled: [],
  metric_type: 1,
  ended_on: null,
  ...changes,
})

export const previewOf = (changes: Partial<SurveyPreview> = {}): SurveyPreview => ({
  total: 36,
  considered: 1494,
  must_haves: [
    { id: 'distance', title: 'Within 400 miles', detail: 'of Bend, Oregon', is_on: true, colleges: 835 },
    { id: 'setting', title: 'City or suburb', detail: 'the setting you picked', is_on: false, colleges: 9 },
  ],
  levels: [
    { title: 'NCAA D1, low major', colleges: 14 },
    { title: 'NAIA', colleges: 13 },
  ],
  states: [{ key: 'OR', title: 'Oregon', colleges: 11 }],
  radii: [100, 200, 300, 400, 500, 1000].map((miles) => ({ miles, colleges: miles / 10 })),
  settings: { city: 19, suburb: 8, town: 8, rural: 1 },
  unanswered: [],
  points: pointsAroundBend.map((point) => ({ ...point, rank: null, total: null })),
  ...changes,
})

interface SurveyOptions {
  survey?: SurveyState
  /** The opening address, as `/?step=5`. */
  at?: string
  place?: MatchingPlace
  answers?: Parameters<typeof network>[0]
}

/** The survey with a real address, and a server that takes every step. */
export const openSurveyPage = async ({
  survey = surveyOf(),
  at = '/',
  place = { id: 'amara', role: 'family', viewerId: 'amara', userId: null },
  answers = {},
}: SurveyOptions = {}) => {
  let stored = survey
  const base = `/bcm/${place.id}`
  const asked = network({
    [`GET ${base}/survey`]: () => Response.json({ data: stored }),
    [`POST ${base}/survey`]: ({ body }) => {
      const { step, answers: given } = body as { step: SurveyStep; answers: object }
      const questions = stored.questions.map((one) => (one.id === step ? { ...one, is_answered: true } : one))
      const missing = questions.find(({ is_answered }) => !is_answered)
      stored = {
        ...stored,
        questions,
        step: missing?.step ?? 8,
        completed: !missing,
        version: stored.version + 1,
        saved_at: '2026-11-17T15:00:00Z',
        answers: { ...stored.answers, [step]: given },
      }
      return Response.json({ data: stored })
    },
    [`POST ${base}/survey/preview`]: () => Response.json({ data: previewOf() }),
    [`POST ${base}/states-by-radius`]: () =>
      Response.json({ data: [{ key: 'OR', title: 'Oregon', colleges: 11 }] }),
    'GET /user': () => Response.json({ data: null }),
    ...answers,
  })
  const onFinish = vi.fn()
  const Frame = () => {
    const navigate = useNavigate()
    const search = useRouterState({ select: ({ location }) => location.search }) as object
    return (
      <SurveyPage
        place={place}
        stepNumber={stepInAddress(search)}
        hrefOf={(step) => `/?step=${step}`}
        onMove={(step) => void navigate({ to: '/', search: { step } as never })}
        matchesHref="/bcm/matches"
        onFinish={onFinish}
        ended={(_, day) => <p role="status">Ended {day}</p>}
        now={Date.parse('2026-11-17T16:00:00Z')}
      />
    )
  }
  const site = await openSite({ at, Frame })
  await site.queryClient.ensureQueryData({
    queryKey: ['/bcm/{id}/survey', { params: { id: place.id } }],
    queryFn: () => ({ data: stored }),
  })
  const sent = (call: string) =>
    asked.filter((one) => one.call === `POST ${base}${call}`).map(({ body }) => body)
  return { ...site, asked, onFinish, saved: () => sent('/survey'), previews: () => sent('/survey/preview') }
}
