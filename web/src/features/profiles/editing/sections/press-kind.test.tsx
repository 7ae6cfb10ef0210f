import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPictures, pictureFile } from '../../pictures/pictures.factory.tsx'
import { athleteOf, pictureOf } from '../../profiles.factory.ts'
import { ownOf } from '../editing.factory.tsx'
import { sectionEditors } from '../section-editors.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(() => vi.unstubAllGlobals())

const uploadId = '01890a5d-ac96-774b-bcce-b302099a8041'
const uploaded = { data: { id: uploadId, picture: pictureOf(), width: 1200, height: 800 } }
const article = {
  id: '01890a5d-ac96-774b-bcce-b302099a8051',
  title: 'Whitlock’s 34',
  outlet: null,
  published_on: null,
  link: 'https://courier.example/whitlock',
  image: null,
}
const amara = (press: Athlete['press']) => athleteOf({ own: ownOf({ press: 2 }), press })
const call = `POST /athlete/${amara([]).id}/press`

const form = page.getByRole('form', { name: 'Edit article' })
const save = () => form.getByRole('button', { name: 'Save Changes' }).click()

/** The article's form, with a chosen picture that is still uploading. */
const choosePicture = async () => {
  const site = await openPictures({
    Editor: sectionEditors.press,
    title: 'Press',
    athlete: amara([article]),
    answers: { [call]: () => Response.json({ data: amara([{ ...article, image: pictureOf() }]) }) },
  })
  await page.getByRole('button', { name: 'Edit Whitlock’s 34' }).click()
  await userEvent.upload(form.getByLabelText('Image'), pictureFile('game.png'))
  const request = await vi.waitFor(() => {
    const [first] = site.requests
    if (!first) throw new Error('Nothing was sent.')
    return first
  }, 15_000)
  return { ...site, request }
}

describe("an article's image (PRO-12)", () => {
  test('is sent when it is chosen, shown, and saved with the article', async () => {
    const { request, sent } = await choosePicture()
    request.answer(200, uploaded)
    await expect.element(form.getByText('Choose another')).toBeVisible()
    await save()
    await expect.element(form).not.toBeInTheDocument()
    expect(sent().map(({ body }) => body.image)).toEqual([uploadId])
    await expect.element(page.getByText(/With an image$/)).toBeVisible()
  })

  test('blocks saving while it is uploading', async () => {
    const { request, sent, hasUnsaved } = await choosePicture()
    expect(hasUnsaved()).toBe(true)
    await save()
    await expect.element(form.getByText('Please wait until the image is uploaded')).toBeVisible()
    expect(sent()).toEqual([])
    request.answer(200, uploaded)
    await expect.element(form.getByText('Please wait until the image is uploaded')).not.toBeInTheDocument()
    await save()
    await expect.element(form).not.toBeInTheDocument()
    expect(sent()).toHaveLength(1)
  })

  test('shows a failed upload, and can be removed', async () => {
    const { request, sent } = await choosePicture()
    request.lose()
    await expect.element(form.getByRole('button', { name: 'Try again' })).toBeVisible()
    await save()
    await expect.element(form.getByText('Please try the image again, or take it out')).toBeVisible()
    expect(sent()).toEqual([])
    await form.getByRole('button', { name: /^Take it out/ }).click()
    await save()
    await expect.element(form).not.toBeInTheDocument()
    expect(sent().map(({ body }) => body.image)).toEqual([''])
  })
})
