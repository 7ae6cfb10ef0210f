import type { Athlete, MediaItem } from '@fieldhouse/contract/profiles.document'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refusal } from '../../../lib/network.factory.ts'
import { ownOf } from '../editing/editing.factory.tsx'
import { athleteOf, photoItem, pictureOf, videoItem } from '../profiles.factory.ts'
import { GalleryEditor } from './gallery-editor.tsx'
import { openPictures, pictureFile } from './pictures.factory.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(() => vi.unstubAllGlobals())

const idOf = (last: number) => `01890a5d-ac96-774b-bcce-b302099a80${last}`
const film: MediaItem = { ...videoItem('Every three'), id: idOf(51) }
const photo: MediaItem = { ...photoItem('Media day'), id: idOf(52) }
const team: MediaItem = { ...photoItem('Team photo'), id: idOf(53) }

const amara = (gallery: MediaItem[] = [], version = 2): Athlete =>
  athleteOf({ own: ownOf({ gallery: version }), gallery })
const at = (path: string) => `/athlete/${amara().id}/gallery/${path}`
const answer =
  (gallery: MediaItem[], version = 3) =>
  () =>
    Response.json({ data: amara(gallery, version) })
const sentAs = (id: string) => ({ data: { id, picture: pictureOf(), width: 1200, height: 800 } })

type Answers = Parameters<typeof openPictures>[0]['answers']

const open = (gallery: MediaItem[] = [], answers: Answers = {}) =>
  openPictures({ Editor: GalleryEditor, title: 'Gallery', athlete: amara(gallery), answers })

const button = (name: string) => page.getByRole('button', { name, exact: true })
const choose = (...names: string[]) =>
  userEvent.upload(
    page.getByLabelText('Add photos'),
    names.map((name) => pictureFile(name)),
  )

describe('photos for the gallery (PRO-05)', () => {
  test('several are added in order, each with the version that the last one returned', async () => {
    const replies = [answer([photo], 3), answer([team, photo], 4)]
    const { requests, sent, hasUnsaved } = await open([], {
      [`POST ${at('create')}`]: () => replies.shift()?.() ?? refusal(500, 'Too many'),
    })
    await choose('a.png', 'b.png')
    await expect.poll(() => requests.length).toBe(1)
    requests[0]?.reach(30)
    await expect
      .element(page.getByRole('progressbar', { name: 'a.png' }))
      .toHaveAttribute('aria-valuenow', '30')
    await expect
      .element(page.getByRole('progressbar', { name: 'b.png' }))
      .toHaveAttribute('aria-valuenow', '0')
    expect(hasUnsaved()).toBe(true)
    requests[0]?.answer(201, sentAs(photo.id))
    await expect.poll(() => requests.length).toBe(2)
    requests[1]?.answer(201, sentAs(team.id))
    await expect.element(button('Edit Team photo')).toBeVisible()
    expect(sent().map(({ body }) => body)).toEqual([
      { upload_id: photo.id, version: 2 },
      { upload_id: team.id, version: 3 },
    ])
    await expect.poll(hasUnsaved).toBe(false)
  })

  test('a refused one does not stop the others', async () => {
    const { requests, hasUnsaved } = await open([], { [`POST ${at('create')}`]: answer([photo]) })
    await choose('broken.png', 'good.png', 'notes.pdf')
    await page.getByRole('alertdialog', { name: 'Error' }).getByRole('button', { name: 'OK' }).click()
    await expect.poll(() => requests.length).toBe(1)
    requests[0]?.lose()
    await expect.poll(() => requests.length).toBe(2)
    requests[1]?.answer(201, sentAs(photo.id))
    await expect.element(button('Edit Media day')).toBeVisible()
    await expect.element(page.getByText(/^We could not reach Fieldhouse/)).toBeVisible()
    expect(hasUnsaved(), 'it can still be sent').toBe(true)
    await button('Remove broken.png').click()
    await expect.element(page.getByText('broken.png')).not.toBeInTheDocument()
    await expect.poll(hasUnsaved).toBe(false)
  })

  test('one that the server does not take holds nobody on the page', async () => {
    const { requests, hasUnsaved } = await open()
    await choose('broken.png')
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

  test('when the gallery is full, the server says so, and the photo need not be uploaded again', async () => {
    const full = 'A free profile keeps 5 photos. Delete one, or choose a package for up to 30.'
    const replies = [() => refusal(422, full, undefined, 'photos_need_package'), answer([photo])]
    const { requests, sent, onPackage } = await open([], {
      [`POST ${at('create')}`]: () => replies.shift()?.() ?? refusal(500, 'Too many'),
    })
    await choose('a.png')
    await expect.poll(() => requests.length).toBe(1)
    requests[0]?.answer(201, sentAs(photo.id))
    await expect.element(page.getByText(full, { exact: true })).toBeVisible()
    await button('Get a package for a.png').click()
    expect(onPackage).toHaveBeenCalledOnce()
    await button('Try again a.png').click()
    await expect.element(button('Edit Media day')).toBeVisible()
    expect(requests).toHaveLength(1)
    expect(sent().map(({ body }) => body.upload_id)).toEqual([photo.id, photo.id])
  })

  test('uploads do not finish after the page was left', async () => {
    const { requests, sent, unmount } = await open([], { [`POST ${at('create')}`]: answer([photo]) })
    await choose('a.png', 'b.png')
    await expect.poll(() => requests.length).toBe(1)
    await unmount()
    expect(requests.map(({ isAborted }) => isAborted)).toEqual([true])
    expect(sent()).toEqual([])
  })

  test('a conflict with someone else does not lose a photo', async () => {
    const replies = [
      () => refusal(409, 'Someone else changed this section.', undefined, 'section_changed'),
      answer([photo, team]),
    ]
    const { requests, sent } = await open([], {
      [`POST ${at('create')}`]: () => replies.shift()?.() ?? refusal(500, 'Too many'),
      [`GET /athlete/${amara().id}`]: answer([team], 8),
    })
    await choose('a.png')
    await expect.poll(() => requests.length).toBe(1)
    requests[0]?.answer(201, sentAs(photo.id))
    await expect.element(button('Edit Media day')).toBeVisible()
    expect(sent().flatMap(({ body }) => body.version ?? [])).toEqual([2, 8])
  })
})

describe('videos for the gallery (PRO-05)', () => {
  const link = page.getByPlaceholder('Paste link with media')
  const save = () => button('Save Changes').click()

  test('one is added by its link', async () => {
    const { sent } = await open([], { [`POST ${at('create')}`]: answer([film]) })
    await button('Add a video').click()
    await expect.element(link).toHaveFocus()
    await link.fill('youtu.be/aaaaaaaaaaa')
    await page.getByRole('textbox', { name: 'Title' }).fill('Every three')
    await save()
    await expect.element(button('Edit Every three')).toBeVisible()
    await expect.element(button('Add a video')).toHaveFocus()
    expect(sent().map(({ body }) => body)).toEqual([
      { link: 'youtu.be/aaaaaaaaaaa', title: 'Every three', version: 2 },
    ])
  })

  test.each([
    ['', 'Please paste a valid link'],
    ['not a link', 'Please paste a valid link'],
    [
      'https://example.com/film',
      'We can’t play this link. Paste one from YouTube, Vimeo or Hudl, or a link to an mp4.',
    ],
  ])('%j is not a video: it is cleared with an error', async (text, fault) => {
    const { sent } = await open()
    await button('Add a video').click()
    await link.fill(text)
    await page.getByRole('textbox', { name: 'Title' }).fill('Every three')
    await save()
    await expect.element(page.getByText(fault, { exact: true })).toBeVisible()
    await expect.element(link).toHaveValue('')
    await expect.element(link).toHaveFocus()
    await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Every three')
    if (text) await expect.element(page.getByText(`You pasted ${text}`)).toBeVisible()
    expect(sent()).toEqual([])
  })

  test('a refused link stays in the field', async () => {
    const fault = 'This video is already in your gallery'
    await open([film], { [`POST ${at('create')}`]: () => refusal(422, 'No', { link: [fault] }) })
    await button('Add a video').click()
    await link.fill('youtu.be/aaaaaaaaaaa')
    await save()
    await expect.element(page.getByText(fault)).toBeVisible()
    await expect.element(link).toHaveValue('youtu.be/aaaaaaaaaaa')
  })
})

describe('an unsaved video (PRO-02)', () => {
  test('is discarded only on purpose', async () => {
    const { hasUnsaved } = await open()
    await button('Add a video').click()
    await page.getByRole('textbox', { name: 'Title' }).fill('Every three')
    expect(hasUnsaved()).toBe(true)
    await userEvent.keyboard('{Escape}')
    await button('Keep editing').click()
    await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Every three')
    await button('Cancel').click()
    await button('Discard').click()
    await expect.element(page.getByRole('form')).not.toBeInTheDocument()
  })
})

describe('a gallery entry (PRO-05)', () => {
  test('can be renamed', async () => {
    const named = { ...photo, title: 'Finals' }
    const { sent } = await open([film, photo], {
      [`POST ${at(`update/${photo.id}`)}`]: answer([film, named]),
    })
    await button('Edit Media day').click()
    await page.getByRole('textbox', { name: 'Title' }).fill('Finals')
    await button('Save Changes').click()
    await expect.element(button('Edit Finals')).toHaveFocus()
    expect(sent().map(({ body }) => body)).toEqual([expect.objectContaining({ title: 'Finals', version: 2 })])
  })

  test('is deleted immediately, and restored by Undo', async () => {
    const { sent } = await open([film, photo], {
      [`DELETE ${at(photo.id)}`]: answer([film], 3),
      [`POST ${at(`restore/${photo.id}`)}`]: answer([film, photo], 4),
    })
    await button('Delete Media day').click()
    await expect.element(button('Edit Media day')).not.toBeInTheDocument()
    await expect.element(button('Add a video')).toHaveFocus()
    await button('Undo').click()
    await expect.element(button('Edit Media day')).toBeVisible()
    expect(sent()).toEqual([
      { call: `DELETE ${at(photo.id)}`, body: {} },
      { call: `POST ${at(`restore/${photo.id}`)}`, body: { version: 3 } },
    ])
  })

  test('stays when it could not be deleted', async () => {
    await open([photo], { [`DELETE ${at(photo.id)}`]: () => refusal(503, 'We’ll be right back.') })
    await button('Delete Media day').click()
    await expect.element(page.getByText('We’ll be right back.')).toBeVisible()
    await expect.element(button('Edit Media day')).toBeVisible()
  })

  const moveLast = async () => {
    button('Move Team photo').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Team photo is picked up: place 3 of 3.')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(page.getByText('Team photo is picked up: place 2 of 3.')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Team photo is in place 2 of 3.')).toBeInTheDocument()
  }

  const names = () =>
    page
      .getByRole('button', { name: /^Edit / })
      .elements()
      .map((one) => one.getAttribute('aria-label'))

  test('is moved by keys, and its place is announced', async () => {
    const { sent } = await open([film, photo, team], { [`POST ${at('sort')}`]: answer([film, team, photo]) })
    await moveLast()
    await expect
      .poll(() => sent().map(({ body }) => body))
      .toEqual([{ ids: [film.id, team.id, photo.id], version: 2 }])
    await expect.poll(names).toEqual(['Edit Every three', 'Edit Team photo', 'Edit Media day'])
    await expect.element(button('Move Team photo')).toHaveFocus()
  })

  test('goes back to its place when the order could not be saved', async () => {
    await open([film, photo, team], {
      [`POST ${at('sort')}`]: () => refusal(503, 'We’ll be right back.'),
    })
    await moveLast()
    await expect.element(page.getByText('We’ll be right back.')).toBeVisible()
    await expect.poll(names).toEqual(['Edit Every three', 'Edit Media day', 'Edit Team photo'])
  })

  test('is moved by dragging', async () => {
    const { sent } = await open([film, photo], { [`POST ${at('sort')}`]: answer([photo, film]) })
    const middle = (name: string) => {
      const { x, y, width, height } = button(name).element().getBoundingClientRect()
      return { clientX: x + width / 2, clientY: y + height / 2 }
    }
    const point = (type: string, at: { clientX: number; clientY: number }) =>
      button('Move Media day')
        .element()
        .dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, button: 0, ...at }))
    const [from, to] = [middle('Move Media day'), middle('Move Every three')]
    point('pointerdown', from)
    point('pointermove', { ...from, clientX: from.clientX - 20 })
    await expect.element(page.getByText('Media day is picked up: place 2 of 2.')).toBeInTheDocument()
    point('pointermove', to)
    await expect.element(page.getByText('Media day is picked up: place 1 of 2.')).toBeInTheDocument()
    point('pointerup', to)
    await expect.poll(() => sent().map(({ body }) => body.ids)).toEqual([[photo.id, film.id]])
  })

  test('fits a small phone', async () => {
    await page.viewport(360, 740)
    await open([film, { ...photo, title: 'A'.repeat(120) }])
    const { scrollWidth, clientWidth } = document.documentElement
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  })
})
