import { randomInt } from 'node:crypto'
import { expect, test } from './fixtures.ts'
import { aPerson, codeFor, linkFor } from './people.ts'

/** A program without cookies. It has only the token. */
const program = (baseURL: string | undefined) => {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  return async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, token?: string) => {
    const answer = await fetch(`${baseURL}/api/${path}`, {
      method,
      headers: {
        'x-forwarded-for': address,
        'user-agent': 'roster-sync/1.0',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: answer.status, ...(await answer.json()) }
  }
}

test('ACC-18 a program signs up, works, resets its password, and signs out by bearer token alone', async ({
  baseURL,
  request,
}) => {
  const call = program(baseURL)
  const { password, ...person } = aPerson()
  const { email } = person

  expect(await call('POST', 'register/check-email', { email })).toMatchObject({ data: { is_free: true } })
  const form = { ...person, password, type: 'athlete', gender: 'female', sport_key: 'soccer' }
  const registered = await call('POST', 'register', form)
  expect(registered.status).toBe(201)
  const { user_id } = registered.data
  expect(await call('POST', 'login', { email, password })).toEqual({ status: 'email-unconfirmed', user_id })
  expect(await call('POST', 'email/resend-code', { email })).toMatchObject({ status: 429 })

  const code = await codeFor(request, email)
  const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0')
  expect(await call('POST', `email/verify/${user_id}`, { code: wrong })).toMatchObject({
    status: 422,
    errors: { code: ['The verification code is invalid.'] },
  })
  const entered = await call('POST', `email/verify/${user_id}`, { code, promo_code: 'WELCOME20' })
  expect(entered).toMatchObject({ status: 200, token_type: 'bearer', expires_in: 15_000_000 })
  const first = entered.token

  expect(await call('GET', 'user', undefined, first)).toMatchObject({
    data: { id: user_id, email, email_verified: true, type: 'athlete', can_use_promo_code: false },
  })
  expect(await call('POST', 'register/check-email', { email })).toMatchObject({ data: { is_free: false } })
  expect(await call('POST', 'register', form)).toMatchObject({
    status: 422,
    errors: { email: [`An account with the email ${email} already exists.`] },
  })
  expect(await call('GET', 'promo-code/verify?promo_code=welcome20', undefined, first)).toMatchObject({
    data: { code: 'WELCOME20', text: '20% off' },
  })
  expect(await call('GET', 'promo-code/verify?promo_code=LUIS10', undefined, first)).toMatchObject({
    status: 422,
    errors: { promo_code: ['Promo code is invalid'] },
  })
  const discounts = await call('GET', 'promo-code/discounts?promo_code=WELCOME20', undefined, first)
  expect(discounts.data).toHaveLength(4)

  const { token: second } = await call('POST', 'login', { email, password, remember: false })
  const { data: sessions } = await call('GET', 'user/sessions', undefined, second)
  expect(sessions.map((session: { is_current: boolean }) => session.is_current).toSorted()).toEqual([
    false,
    true,
  ])
  const channel = (id: string) => ({ channel_name: `private-user.${id}`, socket_id: '1.1' })
  expect(await call('POST', 'broadcasting/auth', channel(user_id), second)).toMatchObject({ status: 200 })
  expect(await call('POST', 'broadcasting/auth', channel(crypto.randomUUID()), second)).toMatchObject({
    status: 403,
  })

  expect(await call('POST', 'password/email', { email })).toMatchObject({ status: 200 })
  const link = new URL(await linkFor(request, email, '/password/reset/'), baseURL)
  const reset = { token: link.pathname.split('/').at(-1), email, password: 'Fast-Break9' }
  expect(link.searchParams.get('email')).toBe(email)
  expect(await call('POST', 'password/reset', reset)).toMatchObject({ data: { changed: true } })
  expect(await call('POST', 'password/reset', reset)).toMatchObject({ status: 422 })
  for (const token of [first, second])
    expect(await call('GET', 'user', undefined, token)).toMatchObject({ status: 401 })

  expect(await call('POST', 'login', { email, password })).toMatchObject({ status: 422 })
  const { token } = await call('POST', 'login', { email, password: reset.password })
  expect(await call('POST', 'logout', undefined, token)).toMatchObject({ data: { signed_out: true } })
  expect(await call('GET', 'user', undefined, token)).toMatchObject({ status: 401 })
})

/** Spec 1, section 7. */
const calls = [
  'POST login',
  'GET user',
  'POST logout',
  'POST register/check-email',
  'POST register/check-invite',
  'POST gbl/event-teams',
  'GET promo-code/verify',
  'GET promo-code/discounts',
  'POST password/email',
  'POST email/resend-code',
  'POST email/verify/{user_id}',
  'POST user/verify-email',
  'POST auth/affiliate/check-invite',
  'POST auth/affiliate/apply-invite',
  'POST oauth/{provider}',
  'POST user/save-role',
  'POST user/revert-to-admin',
  'POST panel/admin/users/{id}/login-as',
  'POST broadcasting/auth',
]

test('ACC-18 every call in the specification exists, by method and path', async ({ request }) => {
  const { paths } = await (await request.get('/api/openapi.json')).json()
  const known = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/^\/api\//, '')}`),
  )
  expect(known).toEqual(expect.arrayContaining(calls))
})
