import type { BrowserContext } from '@playwright/test'
import { demoPassword } from '../server/src/demo/accounts.ts'
import { expect } from './fixtures.ts'

/** Signs in a success coach of the demo world, by what their desk shows. Each belongs to one test. */
export const signInCoach = async (context: BrowserContext, state: 'ending' | 'idle'): Promise<void> => {
  const data = { email: `${state}.rsc@fieldhouse.test`, password: demoPassword }
  expect((await context.request.post('/api/login', { data })).status()).toBe(200)
}

/** The athletes on the coach's roster. */
export const rosterOf = async (
  context: BrowserContext,
): Promise<readonly { user_id: string; athlete_slug: string }[]> =>
  (await (await context.request.get('/api/panel/my-rosters')).json()).data
