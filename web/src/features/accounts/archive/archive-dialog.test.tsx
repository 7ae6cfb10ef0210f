import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { viewerOf } from '../../../lib/viewer.factory.ts'
import { ArchiveOffer } from './archive-offer.tsx'
import { megabytes } from './use-archive.ts'

afterEach(() => vi.unstubAllGlobals())

type Answers = Parameters<typeof network>[0]

const saved: { name: string; href: string }[] = []

const open = async (facts: Parameters<typeof viewerOf>[0], answers: Answers) => {
  saved.length = 0
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, href: this.href })
  })
  const viewer = viewerOf({ email: 'noor@mail.example', has_password: true, ...facts })
  const asked = network(answers)
  const site = await openSite({ viewer, Frame: () => <ArchiveOffer viewer={viewer} /> })
  await site.getByRole('button', { name: 'Download your data' }).click()
  return { ...site, asked }
}

const dialog = () => page.getByRole('dialog', { name: 'Download your data' })
const button = (name: string) => dialog().getByRole('button', { name, exact: true })
const zip = () =>
  new Response('PK', {
    headers: { 'content-disposition': 'attachment; filename="fieldhouse-2026-11-17.zip"' },
  })

test('PAY-06 the archive is saved after the password, and a wrong one says so', async () => {
  let isWrong = true
  const { asked } = await open(
    { type: 'parent' },
    {
      'POST /my-account/archive': () =>
        isWrong
          ? refusal(422, 'No', { password: ['The password you entered is incorrect.'] }, 'wrong_password')
          : zip(),
    },
  )
  await expect.element(dialog().getByText(/your athletes’ pages with every photo and file/)).toBeVisible()
  const field = dialog().getByLabelText(/^Password \*/)
  await field.fill('Wrong1!')
  await button('Download').click()
  await expect.element(field).toHaveAccessibleDescription(/incorrect/)
  await expect.element(field).toHaveValue('Wrong1!')
  expect(saved).toEqual([])
  isWrong = false
  await field.fill('Right1!')
  await button('Download').click()
  await expect.element(dialog().getByText('Done. The file is in your downloads.')).toBeVisible()
  expect(saved).toMatchObject([{ name: 'fieldhouse-2026-11-17.zip', href: expect.stringMatching(/^blob:/) }])
  expect(asked.map(({ body }) => body)).toEqual([{ password: 'Wrong1!' }, { password: 'Right1!' }])
})

test('a long download shows how much came, and Cancel ends it', async () => {
  let push: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      push = controller
    },
  })
  await open({ type: 'athlete' }, { 'POST /my-account/archive': () => new Response(body) })
  await dialog()
    .getByLabelText(/^Password \*/)
    .fill('Right1!')
  await button('Download').click()
  await expect.element(dialog().getByText('Getting it ready…')).toBeVisible()
  push?.enqueue(new Uint8Array(2_500_000))
  await expect.element(dialog().getByText('Downloading: 2.5 MB so far…')).toBeVisible()
  push?.error(new TypeError('network error'))
  await expect.element(dialog().getByText(/^The download broke off\./)).toBeVisible()
  expect(saved).toEqual([])
})

test('without a password, a code is emailed first', async () => {
  const { asked } = await open(
    { has_password: false },
    {
      'POST /my-account/archive/code': () => Response.json({ data: { email: 'noor@mail.example' } }),
      'POST /my-account/archive': zip,
    },
  )
  await button('Email me a code').click()
  await dialog()
    .getByLabelText(/^Code \*/)
    .fill('1234')
  await button('Download').click()
  await expect.element(dialog().getByText('Done. The file is in your downloads.')).toBeVisible()
  expect(asked.at(-1)?.body).toEqual({ code: '1234' })
})

test('a size is in megabytes', () =>
  expect([megabytes(0), megabytes(12_340_000)]).toEqual(['0.0 MB', '12.3 MB']))
