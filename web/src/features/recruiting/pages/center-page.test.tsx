import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bodiesOf, listPage, refusal } from '../../../lib/network.factory.ts'
import { openCenterPage } from '../center-page.factory.tsx'
import {
  amara,
  athleteIn,
  coachCenter,
  coachOf,
  collegeDetails,
  collegeIn,
  familyCenter,
  filterOf,
  newId,
  successCoachCenter,
} from '../recruiting.factory.ts'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const marisol = coachOf('Marisol Tran', { position: 'Associate head coach', verified_by: 'email' })
const kelsey = coachOf('Kelsey Brandt', { user_id: null, phone: null })
const portland = collegeIn({ coaches: [marisol, kelsey] })
const idaho = collegeIn({
  id: 142285,
  short_name: 'Idaho',
  city: 'Moscow',
  distance: null,
  avg_net_cost: null,
})
const base = `/recruiting-center/${amara}`

describe('RCC-01 the results', () => {
  test('show the count, distances, and costs', async () => {
    const { getByRole, getByText } = await openCenterPage({ items: [portland, idaho] })
    const rows = getByRole('list', { name: 'Colleges' }).getByRole('heading')
    await expect.element(rows.first()).toHaveTextContent('Portland State')
    await expect.element(getByText('2 colleges')).toBeVisible()
    await expect.element(getByText('From Bend, Oregon')).toBeVisible()
    await expect.element(getByText('$12,932')).toBeVisible()
    await expect.element(getByText('Lists: 2, 9, 6, 14')).toBeVisible()
  })

  test('a row opens to its coaches; those without an account can be called or emailed', async () => {
    const { getByRole, place } = await openCenterPage({ items: [portland] })
    await getByRole('button', { name: 'Portland State', exact: true }).click()
    const coaches = getByRole('list', { name: 'Coaches of Portland State' }).getByRole('listitem')
    await expect.element(coaches.nth(1)).toMatchTextContent(/Kelsey Brandt.*No account yet/)
    await expect.element(coaches.nth(1).getByText('No phone number on file.')).toBeInTheDocument()
    expect(
      coaches
        .nth(1)
        .getByRole('button', { name: /^Message/ })
        .elements(),
    ).toHaveLength(0)
    await expect
      .element(coaches.first().getByRole('link', { name: /^Call Marisol Tran/ }))
      .toHaveAttribute('href', 'tel:5035550101')
    expect(place()).toContain(`college_id=${portland.id}`)
  })

  test('mark verified coaches, and say how', async () => {
    const { getByRole } = await openCenterPage({ items: [portland] })
    await getByRole('button', { name: 'Portland State', exact: true }).click()
    const coaches = getByRole('list', { name: 'Coaches of Portland State' }).getByRole('listitem')
    await expect
      .element(coaches.nth(0).getByRole('button', { name: 'Verified coach' }))
      .toHaveAccessibleDescription('Confirmed an email address at the college')
    await expect.element(coaches.nth(1)).not.toMatchTextContent(/verified/i)
  })

  test('the selected person is in the address, and Back undoes it', async () => {
    const { getByRole, getByText, place, router } = await openCenterPage({
      at: `?page=1&college_id=${portland.id}`,
      items: [portland],
    })
    await getByRole('button', { name: 'Message Marisol Tran' }).click()
    await expect.element(getByText(`Conversation of ${amara} with ${marisol.user_id}`)).toBeVisible()
    expect(place()).toContain(`coach_id=${marisol.id}`)
    router.history.back()
    await expect.poll(() => getByRole('region', { name: 'Chat' }).elements()).toHaveLength(0)
    await expect.element(getByRole('list', { name: 'Coaches of Portland State' })).toBeVisible()
  })

  test.each([
    ['another page', '?page=2'],
    ['a search', '?page=1&q=tran'],
  ])('the chat stays open on %s, where the list does not contain the coach', async (_, at) => {
    const { getByRole, getByText } = await openCenterPage({
      at: `${at}&event_type=chat&coach_id=${marisol.id}`,
      items: [idaho],
      answers: {
        [`GET ${base}/contact/${marisol.id}`]: () =>
          Response.json({ data: { ...marisol, college: portland } }),
      },
    })
    await expect.element(getByRole('heading', { name: 'Idaho' })).toBeVisible()
    await expect.element(getByText(`Conversation of ${amara} with ${marisol.user_id}`)).toBeVisible()
    await getByRole('button', { name: 'Add Event' }).click()
    await expect.element(getByRole('combobox', { name: 'Coach' })).toHaveValue('Marisol Tran')
  })

  test('the chat stays the same while paging', async () => {
    const { getByRole, getByText, place } = await openCenterPage({
      at: `?page=1&college_id=${portland.id}`,
      items: [portland],
      answers: {
        [`GET ${base}`]: ({ query }) =>
          Response.json(
            listPage([query.page === '1' ? portland : idaho], {
              total: 16,
              page: Number(query.page),
              last: 2,
            }),
          ),
      },
    })
    await getByRole('button', { name: 'Message Marisol Tran' }).click()
    const chat = getByText(`Conversation of ${amara} with ${marisol.user_id}`)
    await expect.element(chat).toBeVisible()
    const shown = chat.element()
    await getByRole('link', { name: 'Next' }).click()
    await expect.element(getByRole('heading', { name: 'Idaho' })).toBeVisible()
    expect(place()).toContain('page=2')
    expect(chat.element()).toBe(shown)
  })

  test('a chat with a person the server can’t load says so, and tries again', async () => {
    let isAway = true
    const { getByRole, getByText } = await openCenterPage({
      at: `?event_type=chat&coach_id=${marisol.id}`,
      items: [idaho],
      answers: {
        [`GET ${base}/contact/${marisol.id}`]: () =>
          isAway
            ? refusal(503, 'We’ll be right back.')
            : Response.json({ data: { ...marisol, college: portland } }),
      },
    })
    const chat = getByRole('region', { name: 'Chat' })
    await expect.element(chat.getByRole('alert')).toMatchTextContent(/did not load.*We’ll be right back\./)
    isAway = false
    await chat.getByRole('button', { name: 'Try again' }).click()
    await expect.element(getByText(`Conversation of ${amara} with ${marisol.user_id}`)).toBeVisible()
  })

  test('a person without an account has no chat, whatever the address says', async () => {
    const { getByRole, asked } = await openCenterPage({
      at: `?page=2&event_type=chat&coach_id=${kelsey.id}`,
      items: [idaho],
      answers: {
        [`GET ${base}/contact/${kelsey.id}`]: () => Response.json({ data: { ...kelsey, college: portland } }),
      },
    })
    await expect.element(getByRole('heading', { name: 'Idaho' })).toBeVisible()
    await expect.poll(() => asked.some(({ call }) => call.includes('/contact/'))).toBe(true)
    await expect.poll(() => getByRole('region', { name: 'Chat' }).elements()).toHaveLength(0)
  })

  test('the heart responds immediately, and goes back if the server refuses', async () => {
    const { getByRole, getByText, asked } = await openCenterPage({
      items: [portland],
      answers: { [`POST ${base}/toggle-favorite`]: () => refusal(403, 'Not yours to change.') },
    })
    const heart = getByRole('button', { name: 'Favorite: Portland State' })
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    await expect
      .poll(() => bodiesOf(asked, `POST ${base}/toggle-favorite`))
      .toMatchObject([{ college_id: portland.id, is_favorite: true }])
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
    await expect.element(getByText('Lists: 1, 9, 6, 14')).toBeVisible()
  })

  test('a favorite counts in its list', async () => {
    const { getByRole, getByText } = await openCenterPage({
      items: [portland],
      answers: {
        [`POST ${base}/toggle-favorite`]: () => Response.json({ data: { is_favorite: true, favorites: 10 } }),
      },
    })
    await getByRole('button', { name: 'Favorite: Portland State' }).click()
    await expect
      .element(getByRole('button', { name: 'Favorite: Portland State' }))
      .toHaveAttribute('aria-pressed', 'true')
    await expect.element(getByText('Lists: 1, 10, 6, 14')).toBeVisible()
  })

  test('a filter applies when it is saved', async () => {
    let selected: string[] = []
    const { getByRole, asked } = await openCenterPage({
      items: [portland],
      answers: {
        [`POST ${base}/save-filters`]: ({ body }) => {
          selected = (body.filters as { division: string[] }).division
          return Response.json({ data: [filterOf({ selected })] })
        },
      },
    })
    await getByRole('button', { name: 'Division' }).click()
    await getByRole('menuitemcheckbox', { name: 'NAIA' }).click()
    await expect.element(getByRole('button', { name: 'Division: NAIA' })).toBeVisible()
    expect(bodiesOf(asked, `POST ${base}/save-filters`)).toEqual([{ filters: { division: ['NAIA'] } }])
    // The list reloads with the saved filter.
    await expect.poll(() => asked.filter(({ call }) => call === `GET ${base}`)).toHaveLength(2)
  })

  test('panels opened while a filter is saved stay open', async () => {
    const saved = Promise.withResolvers<Response>()
    const { getByRole, place } = await openCenterPage({
      at: '?page=2',
      items: [portland],
      answers: { [`POST ${base}/save-filters`]: () => saved.promise },
    })
    await getByRole('button', { name: 'Division' }).click()
    await getByRole('menuitemcheckbox', { name: 'NAIA' }).click()
    await userEvent.keyboard('{Escape}')
    await getByRole('button', { name: 'Portland State', exact: true }).click()
    await expect.poll(place).toContain(`college_id=${portland.id}`)
    saved.resolve(Response.json({ data: [filterOf({ selected: ['NAIA'] })] }))
    await expect.poll(place).toContain('page=1')
    expect(place()).toContain(`college_id=${portland.id}`)
  })

  test('a filter that could not be saved is undone, with a message', async () => {
    const { getByRole } = await openCenterPage({
      items: [portland],
      answers: { [`POST ${base}/save-filters`]: () => refusal(503, 'We’ll be right back.') },
    })
    await getByRole('button', { name: 'Division' }).click()
    await getByRole('menuitemcheckbox', { name: 'NAIA' }).click()
    await expect
      .element(getByRole('alert'))
      .toMatchTextContent(/Your filters are as they were.*We’ll be right back\./)
    await expect
      .element(getByRole('menuitemcheckbox', { name: 'NAIA' }))
      .toHaveAttribute('aria-checked', 'false')
  })

  test('a text is searched when typing pauses, from the first page', async () => {
    const { getByRole, asked, place } = await openCenterPage({ at: '?page=3', items: [portland] })
    await getByRole('textbox', { name: 'College or coach' }).fill('tran')
    await expect.poll(() => asked.at(-1)?.query).toMatchObject({ q: 'tran', page: '1' })
    expect(place()).toContain('q=tran')
  })

  test('the page number is in the address', async () => {
    const { getByRole, place } = await openCenterPage({
      answers: {
        [`GET ${base}`]: ({ query }) =>
          Response.json(listPage([portland], { total: 40, page: Number(query.page), last: 3 })),
      },
    })
    await getByRole('link', { name: 'Next' }).click()
    await expect.poll(place).toContain('page=2')
  })

  test('says when it did not load, and tries again', async () => {
    let isAway = true
    const { getByRole } = await openCenterPage({
      answers: {
        [`GET ${base}`]: () =>
          isAway ? refusal(503, 'We’ll be right back.') : Response.json(listPage([portland])),
      },
    })
    await expect.element(getByRole('alert')).toMatchTextContent(/did not load.*We’ll be right back\./)
    isAway = false
    await getByRole('button', { name: 'Try again' }).click()
    await expect.element(getByRole('heading', { name: 'Portland State' })).toBeVisible()
  })

  test.each([
    ['results', 'No Results'],
    ['favorites', 'No Favorites Yet'],
    ['recently-contacted', 'No Contacts Yet'],
    ['recently-viewed', 'Nothing Viewed Yet'],
  ] as const)('empty %s say %s', async (list, title) => {
    const { getByRole } = await openCenterPage({ list })
    await expect.element(getByRole('heading', { name: title })).toBeVisible()
  })
})

describe('RCC-01 the college popup', () => {
  test("shows the college's facts, and links to its coaches", async () => {
    const { getByRole, asked, place } = await openCenterPage({
      at: `?page=1&college_id=${portland.id}`,
      items: [portland],
      answers: {
        [`POST ${base}/college/${portland.id}`]: () =>
          Response.json({
            data: { ...collegeDetails(), distance: 121.4, is_favorite: false, coaches: [marisol] },
          }),
      },
    })
    await getByRole('button', { name: 'All about Portland State' }).click()
    const popup = getByRole('dialog', { name: 'Portland State University' })
    await expect.element(popup.getByText(`The match with ${portland.id}`)).toBeVisible()
    await expect.element(popup).toMatchTextContent(/93% admitted.*1,120.*18 to 25.*55% graduate/)
    await expect.element(popup).toMatchTextContent(/Business & Marketing/)
    await expect.element(popup.getByRole('button', { name: 'Verified coach' })).toBeVisible()
    await popup.getByRole('button', { name: 'Message Marisol Tran' }).click()
    await expect.poll(place).toContain(`coach_id=${marisol.id}`)
    await expect.poll(() => getByRole('dialog').elements()).toHaveLength(0)
    expect(asked.filter(({ call }) => call.includes('/college/'))).toHaveLength(1)
  })
})

describe('BCM-02 a coach whom the family added', () => {
  const ottoline = coachOf('Ottoline Quill', { user_id: null, is_own: true })
  const call = `DELETE /bcm/${amara}/college/coaches/${ottoline.id}`

  const openWith = async (answer: () => Response) => {
    let isThere = true
    const page = await openCenterPage({
      at: `?page=1&college_id=${portland.id}`,
      answers: {
        [`GET ${base}`]: () =>
          Response.json(listPage([{ ...portland, coaches: isThere ? [marisol, ottoline] : [marisol] }])),
        [call]: () => {
          const given = answer()
          isThere = isThere && given.status >= 500
          return given
        },
      },
    })
    const coaches = page.getByRole('list', { name: 'Coaches of Portland State' })
    await expect.element(coaches.getByText('Added by the family').last()).toBeVisible()
    expect(coaches.getByRole('button', { name: /^Remove/ }).elements()).toHaveLength(1)
    await coaches.getByRole('button', { name: 'Remove Ottoline Quill' }).click()
    return { ...page, coaches, question: page.getByRole('alertdialog', { name: 'Remove this coach?' }) }
  }

  test('is removed after a question, and nobody else can be', async () => {
    const { asked, coaches, question } = await openWith(() => Response.json({ data: { removed: true } }))
    expect(asked.some((one) => one.call === call)).toBe(false)
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect.poll(() => coaches.getByText('Ottoline Quill').elements()).toHaveLength(0)
    await expect.element(coaches.getByText('Marisol Tran')).toBeVisible()
    expect(asked.filter((one) => one.call === call)).toHaveLength(1)
  })

  test('stays if nobody answers yes', async () => {
    const { asked, coaches, question } = await openWith(() => refusal(500, 'Something went wrong.'))
    await question.getByRole('button', { name: 'Keep' }).click()
    await expect.poll(() => question.elements()).toHaveLength(0)
    await expect.element(coaches.getByText('Ottoline Quill')).toBeVisible()
    expect(asked.some((one) => one.call === call)).toBe(false)
  })

  test('is gone if somebody else removed the contact first', async () => {
    const { coaches, question } = await openWith(() => refusal(404, 'Not found'))
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect.poll(() => coaches.getByText('Ottoline Quill').elements()).toHaveLength(0)
  })
})

describe('RCC-05 each role', () => {
  test('a coach sees athletes, and writes to them', async () => {
    const athlete = athleteIn('Noor Castellanos', { unread_message_count: 120 })
    const { getByRole, getByText } = await openCenterPage({
      center: coachCenter,
      items: [athlete],
      unread: {
        total: 120,
        visit: 0,
        message: 120,
        by_contact: [{ user_id: athlete.user_id, athlete_user_id: athlete.user_id, message: 120 }],
      },
    })
    const row = getByRole('list', { name: 'Athletes' }).getByRole('listitem')
    await expect
      .element(row)
      .toMatchTextContent(/Noor Castellanos.*Shooting guard.*Bend, Oregon.*2027.*5'10".*99\+/)
    await expect.element(getByRole('textbox', { name: 'Athlete' })).toBeVisible()
    await row.getByRole('button', { name: 'Message Noor Castellanos' }).click()
    await expect.element(getByText(`Conversation of undefined with ${athlete.user_id}`)).toBeVisible()
  })

  test('a coach’s results start with their own team, and girls or boys is in the address', async () => {
    const { getByRole, getByText, place, asked } = await openCenterPage({
      center: coachCenter,
      items: [athleteIn('Noor Castellanos')],
    })
    const chosen = getByRole('radiogroup', { name: 'Girls or boys' })
    await expect.element(chosen.getByRole('radio', { name: 'Girls' })).toBeChecked()
    await expect.element(getByText('Women’s basketball, Portland State')).toBeVisible()
    const results = () =>
      asked
        .filter(({ call }) => call === `GET /recruiting-center/${coachCenter.id}`)
        .map(({ query }) => query)
    expect(results()).toEqual([{ page: '1' }])
    await chosen.getByText('Boys').click()
    await expect.poll(place).toContain('gender=male')
    await expect.poll(results).toEqual([{ page: '1' }, { page: '1', gender: 'male' }])
  })

  test('a success coach sees the athlete they act for, and a link back', async () => {
    const { getByRole, getByText } = await openCenterPage({ center: successCoachCenter, phone: null })
    await expect
      .element(getByRole('link', { name: 'Back to roster' }))
      .toHaveAttribute('href', '/coach/roster')
    await expect.element(getByRole('link', { name: 'Amara Whitlock' })).toBeVisible()
    await expect.element(getByText('No phone number on file.')).toBeInTheDocument()
    await getByRole('button', { name: 'Message Amara Whitlock' }).click()
    await expect.element(getByText(`Conversation of undefined with ${amara}`)).toBeVisible()
  })

  test('RCC-04 a family reaches its success coach; without a number it says so', async () => {
    const onCoach = vi.fn()
    const agent = { id: 'agent', first_name: 'Sasha', last_name: 'Green', photo: null, phone: null }
    const { getByRole, getByText, asked } = await openCenterPage({
      onCoach,
      answers: { 'GET /my-rsa': () => Response.json({ data: { ...agent, athlete_user_id: amara } }) },
    })
    await expect.element(getByText('Your success coach: Sasha Green')).toBeVisible()
    await getByRole('button', { name: 'Message Sasha Green' }).click()
    expect(onCoach).toHaveBeenCalledWith({ user: amara, contact: 'agent' })
    expect(asked.find(({ call }) => call === 'GET /my-rsa')?.query).toEqual({ user: amara })
    await getByRole('button', { name: 'Call Sasha Green' }).hover()
    await expect.element(getByText('No phone number on file.')).toBeInTheDocument()
  })

  test('RCC-04 the success coach’s buttons stay beside a long name on a phone', async () => {
    await page.viewport(360, 740)
    const agent = {
      id: 'agent',
      first_name: 'Alexandrina',
      last_name: 'Featherstone',
      photo: null,
      phone: null,
    }
    const { getByRole, getByText } = await openCenterPage({
      answers: { 'GET /my-rsa': () => Response.json({ data: { ...agent, athlete_id: amara } }) },
    })
    const name = getByText('Your success coach: Alexandrina Featherstone')
    await expect.element(name).toBeVisible()
    const { bottom } = name.element().getBoundingClientRect()
    for (const action of ['Message', 'Call']) {
      const button = getByRole('button', { name: `${action} Alexandrina Featherstone` }).element()
      const place = button.getBoundingClientRect()
      expect([action, place.top < bottom, place.right <= 360]).toEqual([action, true, true])
    }
  })

  test('RCC-04 a family calls its success coach, and sees the unread count', async () => {
    const url = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
    const agent = { id: newId(), first_name: 'Sasha', last_name: 'Green', photo: { url } }
    const { container, getByRole } = await openCenterPage({
      unread: {
        total: 0,
        visit: 0,
        message: 0,
        by_contact: [{ user_id: agent.id, athlete_user_id: amara, message: 2 }],
      },
      answers: {
        'GET /my-rsa': () =>
          Response.json({ data: { ...agent, phone: '(541) 555-0190', athlete_user_id: amara } }),
      },
    })
    await expect
      .element(getByRole('link', { name: 'Call Sasha Green, (541) 555-0190' }))
      .toHaveAttribute('href', 'tel:5415550190')
    await expect.element(getByRole('button', { name: 'Message Sasha Green' })).toMatchTextContent(/2 unread/)
    expect(container.querySelector(`img[src="${url}"]`)).not.toBeNull()
  })

  test("RCC-06 a parent sees the owner's name, with one athlete or several", async () => {
    const parentCenter = { ...familyCenter, viewerId: newId() }
    const one = await openCenterPage({ center: parentCenter })
    await expect
      .element(one.getByRole('link', { name: 'Amara Whitlock' }))
      .toHaveAttribute('href', '/amara-whitlock')
    await one.unmount()
    const bo = newId()
    const { getByRole } = await openCenterPage({
      center: parentCenter,
      siblings: [
        { id: amara, name: 'Amara Whitlock' },
        { id: bo, name: 'Bo Whitlock' },
      ],
    })
    await getByRole('button', { name: 'For Amara Whitlock' }).click()
    await expect
      .element(getByRole('menuitem', { name: /^Bo Whitlock/ }))
      .toHaveAttribute('href', `/recruiting-center/${bo}/results`)
  })

  test("an athlete does not see the owner's name", async () => {
    const { getByRole, getByText } = await openCenterPage({ center: familyCenter })
    await expect.element(getByText('Lists: 0, 9, 6, 14')).toBeVisible()
    expect(getByRole('link', { name: 'Amara Whitlock' }).elements()).toHaveLength(0)
  })

  test('a family sees no link back to a roster', async () => {
    const { getByRole, getByText } = await openCenterPage({ center: familyCenter })
    await expect.element(getByText('Lists: 0, 9, 6, 14')).toBeVisible()
    expect(getByRole('link', { name: 'Back to roster' }).elements()).toHaveLength(0)
  })
})

describe('on a phone', () => {
  test('each panel is a separate screen with a Back button', async () => {
    await page.viewport(390, 844)
    const { getByRole } = await openCenterPage({ items: [portland] })
    await getByRole('button', { name: 'Activity Log' }).click()
    await expect.element(getByRole('heading', { name: /^Activity Log/ })).toHaveFocus()
    expect(getByRole('list', { name: 'Colleges' }).elements()).toHaveLength(0)
    await getByRole('button', { name: 'Back to the list' }).click()
    await expect.element(getByRole('list', { name: 'Colleges' })).toBeVisible()
    await expect.element(getByRole('button', { name: 'Activity Log' })).toHaveFocus()
  })

  test('fits, however long a name is', async () => {
    await page.viewport(360, 740)
    const long = collegeIn({
      short_name: 'Central Methodist University-College of Liberal Arts and Sciences',
      coaches: [coachOf('Wolfeschlegelsteinhausenbergerdorff Featherstonehaugh')],
    })
    const { getByRole } = await openCenterPage({ at: `?page=1&college_id=${long.id}`, items: [long] })
    await expect.element(getByRole('list', { name: /^Coaches of/ })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(360)
  })
})
