import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { surveySteps } from '../contract/src/matching.answers.ts'
import { expect } from './fixtures.ts'
import { type DemoRole, sharedTokens } from './people.ts'

const asRole = (role: DemoRole) => ({ authorization: `Bearer ${sharedTokens()[role]}` })

/** Answers the whole survey as the profile prefills it, with two must-haves. */
export const completeSurvey = async (request: APIRequestContext, role: DemoRole, athleteUserId: string) => {
  const path = `/api/bcm/${athleteUserId}/survey`
  const { data } = await (await request.get(path, { headers: asRole(role) })).json()
  const answers = {
    ...data.answers,
    level: { ...data.answers.level, wanted: ['d1-mid', 'd1-low', 'd2', 'naia'] },
    place: { ...data.answers.place, radius_miles: 400 },
    priorities: { ...data.answers.priorities, must_haves: ['level', 'distance'] },
  }
  for (const step of surveySteps) {
    const saved = await request.post(path, {
      headers: { ...asRole(role), 'idempotency-key': randomUUID() },
      data: { step, answers: answers[step] },
    })
    expect(saved.status(), await saved.text()).toBe(200)
  }
  for (const must_have of ['level', 'distance']) {
    const turned = await request.post(`${path}/toggle-filter-disabled`, {
      headers: asRole(role),
      data: { must_have, is_disabled: false },
    })
    expect(turned.status(), await turned.text()).toBe(200)
  }
}
