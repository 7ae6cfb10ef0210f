import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refusal } from '../../../lib/network.factory.ts'
import { ownOf } from '../editing/editing.factory.tsx'
import { athleteOf, pictureOf } from '../profiles.factory.ts'
import { PhotoEditor } from './photo-editor.tsx'
import { openPictures, pictureFile } from './pictures.factory.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(() => vi.unstubAllGlobals())

const uploadId = '01890a5d-ac96-774b-bcce-b302099a8041'
const sent = { data: { id: uploadId, picture: pictureOf(2000, 1000), width: 2000, height: 1000 } }
const photo = { ...pictureOf(800, 1000), cutout: null }
const cutout = { ...photo, cutout: pictureOf(700, 1000) }

const amara = (facts: Partial<Athlete> = {}) => athleteOf({ own: ownOf({ photo: 4 }), ...facts })
const at = (path: string) => `/athlete/${amara().id}/${path}`
const answer = (facts: Partial<Athlete>) => () => Response.json({ data: amara(facts) })

type Answers = Parameters<typeof openPictures>[0]['answers']

const open = (facts: Partial<Athlete> = {}, answers: Answers = {}) =>
  openPictures({ Editor: PhotoEditor, title: 'Photo', athlete: amara(facts), answers })

const button = (name: string) => page.getByRole('button', { name, exact: true })
const choose = (file = pictureFile('me.png')) => userEvent.upload(page.getByLabelText('Your photo'), file)

describe('a photo for the page (PRO-06)', () => {
  test('without one the initials are shown, with the upload rules', async () => {
    const { getByText } = await open()
    await expect.element(getByText('AW', { exact: true })).toBeVisible()
    await expect
      .element(getByText('The image must be a file of type: JPG, JPEG, PNG (Max 10MB)'))
      .toBeVisible()
  })

  test('a file of another type is refused with an alert, and nothing is sent', async () => {
    const { requests } = await open()
    await choose(pictureFile('me.gif', 'image/gif'))
    const alert = page.getByRole('alertdialog', { name: 'Error' })
    await expect
      .element(
        alert.getByText(
          'The specified file could not be uploaded. Only files with following extensions are allowed: jpeg, jpg, png',
          { exact: true },
        ),
      )
      .toBeVisible()
    await alert.getByRole('button', { name: 'OK' }).click()
    await expect.element(alert).not.toBeInTheDocument()
    expect(requests).toHaveLength(0)
  })

  test('a file of more than 10 MB is refused with an alert', async () => {
    const { requests } = await open()
    const big = new File([new Uint8Array(10_000_001)], 'me.jpg', { type: 'image/jpeg' })
    const carried = new DataTransfer()
    carried.items.add(big)
    const zone = page.getByLabelText('Your photo').element().parentElement
    zone?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: carried }))
    const told = 'The specified file could not be uploaded. Maximum upload size 10 MB.'
    await expect
      .element(page.getByRole('alertdialog', { name: 'Error' }).getByText(told, { exact: true }))
      .toBeVisible()
    expect(requests).toHaveLength(0)
  })

  test('shows its progress; a failed upload is kept and can be retried', async () => {
    const { requests, hasUnsaved } = await open()
    await choose()
    await expect.poll(() => requests.length).toBe(1)
    expect(requests[0]).toMatchObject({ call: 'POST /upload/tmp', fileName: 'me.png' })
    requests[0]?.reach(40)
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
    expect(hasUnsaved()).toBe(true)
    requests[0]?.lose()
    await expect.element(page.getByText(/^We could not reach Fieldhouse/)).toBeVisible()
    await button('Try again').click()
    await expect.poll(() => requests.length).toBe(2)
    expect(requests[1]?.fileName).toBe('me.png')
    requests[1]?.answer(201, sent)
    await expect.element(page.getByRole('form', { name: 'Crop photo' })).toBeVisible()
  })

  test('says why the server refused it, and leaving the page then loses nothing', async () => {
    const { requests, hasUnsaved } = await open()
    await choose()
    await expect.poll(() => requests.length).toBe(1)
    requests[0]?.answer(422, {
      message: 'Please check the highlighted fields.',
      code: 'invalid',
      request_id: 'x',
      errors: { file: ['The file is broken.'] },
    })
    await expect.element(page.getByText('The file is broken.')).toBeVisible()
    await expect.poll(hasUnsaved).toBe(false)
  })

  test('an upload can be stopped', async () => {
    const { requests, hasUnsaved } = await open()
    await choose()
    await expect.poll(() => requests.length).toBe(1)
    await button('Cancel').click()
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
    expect(requests[0]?.isAborted).toBe(true)
    expect(hasUnsaved()).toBe(false)
  })
})

describe('the visible part of the photo (PRO-06)', () => {
  const crop = async (answers: Answers = {}, facts: Partial<Athlete> = {}) => {
    const opened = await open(facts, answers)
    await choose()
    await expect.poll(() => opened.requests.length).toBe(1)
    opened.requests[0]?.answer(201, sent)
    const frame = button('Part of the photo that is shown')
    await expect.element(frame).toBeVisible()
    return { ...opened, frame }
  }

  test('is moved and resized by keys, and sent in pixels of the picture', async () => {
    const { frame, sent: calls } = await crop({ [`POST ${at('photo/upload')}`]: answer({ photo }) })
    await expect.element(frame).toHaveFocus()
    await userEvent.keyboard('---{ArrowRight}{ArrowRight}{ArrowLeft}{ArrowDown}+')
    await expect.element(frame).toHaveAccessibleDescription(/90% of the full size/)
    await button('Save').click()
    await expect.element(button('Change photo')).toHaveFocus()
    expect(calls()).toEqual([
      {
        call: `POST ${at('photo/upload')}`,
        body: { upload_id: uploadId, crop: { x: 680, y: 90, width: 720, height: 900 }, version: 4 },
      },
    ])
  })

  test('is moved by dragging', async () => {
    const { frame, sent: calls } = await crop({ [`POST ${at('photo/upload')}`]: answer({ photo }) })
    const target = frame.element()
    const stage = target.parentElement?.clientWidth ?? 0
    const press = { bubbles: true, pointerId: 1, clientY: 200 }
    target.setPointerCapture = () => {}
    target.dispatchEvent(new PointerEvent('pointerdown', { ...press, clientX: 300 }))
    target.dispatchEvent(new PointerEvent('pointermove', { ...press, clientX: 300 - stage / 10 }))
    target.dispatchEvent(new PointerEvent('pointerup', press))
    await button('Save').click()
    await expect.poll(calls).toHaveLength(1)
    expect(calls()[0]?.body.crop).toEqual({ x: 400, y: 0, width: 800, height: 1000 })
  })

  test('stays chosen after a conflict, and is saved on the next press', async () => {
    const theirs = amara({ own: ownOf({ photo: 7 }) })
    const replies = [
      () => refusal(409, 'Someone else changed this section.', undefined, 'section_changed'),
      answer({ photo }),
    ]
    const { sent: calls } = await crop({
      [`POST ${at('photo/upload')}`]: () => replies.shift()?.() ?? refusal(500, 'Too many'),
      [`GET /athlete/${theirs.id}`]: () => Response.json({ data: theirs }),
    })
    await button('Save').click()
    await expect.element(page.getByText('Someone else changed this section.')).toBeVisible()
    await button('Save').click()
    await expect.element(button('Change photo')).toBeVisible()
    const versions = calls().flatMap(({ call, body }) => (call.startsWith('POST') ? [body.version] : []))
    expect(versions).toEqual([4, 7])
  })

  test('can be discarded, and another photo chosen', async () => {
    const { hasUnsaved, sent: calls } = await crop()
    await button('Cancel').click()
    await expect.element(page.getByLabelText('Your photo')).toHaveFocus()
    expect(hasUnsaved()).toBe(false)
    expect(calls()).toEqual([])
  })

  test('fits a small phone', async () => {
    await page.viewport(360, 740)
    await crop()
    const { scrollWidth, clientWidth } = document.documentElement
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  })
})

describe("the page's photo (PRO-06)", () => {
  test('loses its background, and gets it back', async () => {
    const { sent: calls } = await open(
      { photo },
      {
        [`GET ${at('photo/remove-bg')}`]: answer({ photo: cutout }),
        [`DELETE ${at('photo/cutout')}`]: answer({ photo }),
      },
    )
    await button('Remove background').click()
    await button('Show background').click()
    await expect.element(button('Remove background')).toBeVisible()
    expect(calls().map(({ call }) => call)).toEqual([
      `GET ${at('photo/remove-bg')}`,
      `DELETE ${at('photo/cutout')}`,
    ])
  })

  test('shows progress, and says why it failed', async () => {
    let settle = (_: Response) => {}
    await open(
      { photo },
      { [`GET ${at('photo/remove-bg')}`]: () => new Promise<Response>((resolve) => (settle = resolve)) },
    )
    await button('Remove background').click()
    await expect.element(page.getByRole('button', { name: 'Remove background' })).toHaveAttribute('aria-busy')
    await expect.element(page.getByText(/This takes a few seconds…$/)).toBeVisible()
    settle(refusal(422, 'We could not tell you from the background.'))
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('We could not tell you from the background.')
    await expect.element(page.getByRole('img', { name: 'Photo of Amara Whitlock' })).toBeVisible()
  })

  test('is deleted, and restored', async () => {
    const { sent: calls } = await open(
      { photo },
      { [`DELETE ${at('photo')}`]: answer({}), [`POST ${at('photo/restore')}`]: answer({ photo }) },
    )
    await button('Delete photo').click()
    const undo = button('Undo the last change of the photo')
    await expect.element(undo).toHaveFocus()
    await expect.element(page.getByText('AW', { exact: true })).toBeVisible()
    await undo.click()
    await expect.element(button('Change photo')).toBeVisible()
    expect(calls()).toEqual([
      { call: `DELETE ${at('photo')}`, body: {} },
      { call: `POST ${at('photo/restore')}`, body: { version: 4 } },
    ])
  })

  test('stays when the change is canceled', async () => {
    const { sent: calls } = await open({ photo })
    await button('Change photo').click()
    await expect.element(page.getByLabelText('New photo')).toHaveFocus()
    await button('Cancel').click()
    await expect.element(button('Change photo')).toHaveFocus()
    expect(calls()).toEqual([])
  })
})
