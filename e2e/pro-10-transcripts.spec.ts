import { expect, fromHere, listens, test } from './fixtures.ts'
import { withAnEmptyPage } from './own-page.ts'
import { mailTo } from './people.ts'

test.use({ expectedComplaint: /^Failed to load resource.*(403|422)/ })

test('a coach requests a transcript, the family approves, and the code opens it', async ({
  page,
  browser,
}) => {
  const { address, id, email, asOwner } = await withAnEmptyPage(page)
  const buffer = await (await page.request.get(`/api/athlete/${id}/event-sheet.pdf`)).body()
  const file = { name: 'Junior year.pdf', mimeType: 'application/pdf', buffer }
  const uploaded = await page.request.post(`/api/athlete/${id}/upload-transcripts`, {
    headers: asOwner,
    multipart: { file },
  })
  expect(uploaded.ok(), await uploaded.text()).toBe(true)

  const coach = await (await browser.newContext(fromHere())).newPage()
  await coach.goto(`${address}/transcript-request`)
  await listens(coach)
  await coach.getByLabel(/^Name/).fill('Renata Voss')
  await coach.getByLabel(/^College or team/).fill('Lewis and Clark')
  await coach.getByLabel(/^Email/).fill(`voss.${id}@college.example`)
  await coach.getByLabel(/^Why you’re asking/).fill('We recruit guards for 2027.')
  await coach.getByRole('button', { name: 'Send request' }).click()
  await expect(coach.getByRole('heading', { name: 'Your request is with the family.' })).toBeFocused()
  expect(await mailTo(page.request, email, /Renata Voss/)).toContain('Lewis and Clark')

  await page.goto(`${address}?mode=edit`)
  await expect(page.getByRole('link', { name: 'Junior year.pdf' })).toBeVisible()
  await page.getByRole('button', { name: 'Approve the request of Renata Voss' }).click()
  await expect(page.getByText('Answered (1)')).toBeVisible()
  const answer = await mailTo(page.request, `voss.${id}@college.example`, /access code/)
  const code = /^\s*([2-9A-HJ-NP-Z]{6})\s*$/m.exec(answer)?.[1] ?? ''

  await coach.goto(address)
  await listens(coach)
  const opener = coach.getByRole('button', { name: 'Profile and transcripts' })
  await opener.scrollIntoViewIfNeeded()
  await opener.click()
  const dialog = coach.getByRole('dialog')
  await dialog.getByLabel(/^Access code/).fill('000000')
  await dialog.getByRole('button', { name: 'Open' }).click()
  await expect(dialog.getByLabel(/^Access code/)).toHaveAccessibleDescription(/This access code is not right/)
  await expect(dialog.getByLabel(/^Access code/)).toBeFocused()
  await dialog.getByLabel(/^Access code/).fill(code.toLowerCase())
  await dialog.getByRole('button', { name: 'Open' }).click()
  const link = await dialog.getByRole('link', { name: 'Junior year.pdf' }).getAttribute('href')
  const got = await coach.request.get(link ?? '')
  expect(got.status()).toBe(200)
  expect((await got.body()).equals(buffer)).toBe(true)
  expect((await coach.request.get((link ?? '').split('?')[0] ?? '')).status()).toBe(403)
  await coach.context().close()
})
