import * as survey from '@fieldhouse/contract/matching.survey'
import { bind } from '../../platform/http/bind.ts'
import { methodRoutes } from './method/method.routes.ts'
import { openMatching } from './owner/open-matching.ts'
import { resultsRoutes } from './results.routes.ts'
import { previewSurvey, statesWithin } from './survey/preview-survey.ts'
import { saveStep } from './survey/save-step.ts'
import { progressOf, type ReadUnits, showSurvey } from './survey/show-survey.ts'
import { toggleMustHave } from './survey/toggle-must-have.ts'

const surveyRoutes = (readUnits: ReadUnits) =>
  bind(survey, {
    getSurvey: async ({ db, actor, params }) => ({
      data: await showSurvey(db, actor, await openMatching(db, actor, params.id), readUnits),
    }),
    saveSurvey: async ({ db, actor, params, body }) => ({
      data: await saveStep(db, actor, params.id, body, readUnits),
    }),
    checkCompleted: async ({ db, actor, params }) => ({
      data: progressOf(await openMatching(db, actor, params.id)),
    }),
    toggleFilterDisabled: async ({ db, actor, params, body }) => ({
      data: await toggleMustHave(db, actor, params.id, body),
    }),
    getStatesByRadius: async ({ db, actor, params, body }) => ({
      data: await statesWithin(db, await openMatching(db, actor, params.id), body),
    }),
    previewSurvey: async ({ db, actor, params, body }) => ({
      data: await previewSurvey(db, await openMatching(db, actor, params.id), body),
    }),
  })

type MatchingRouteOptions = Parameters<typeof resultsRoutes>[0] & { readonly readUnits: ReadUnits }

export const matchingRoutes = ({ readUnits, ...needs }: MatchingRouteOptions) => [
  ...surveyRoutes(readUnits),
  ...resultsRoutes(needs),
  ...methodRoutes(),
]
