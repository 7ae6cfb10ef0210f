import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eventually } from '../../../lib/eventually.factory.ts'
import { bodiesOf, refusal } from '../../../lib/network.factory.ts'
import { tellDriveAnswer } from '../drive/drive-message.ts'
import { amara, at, idOf, junior, openTranscripts } from './transcripts.factory.tsx'

/** The current upload, answered by the test. */
class FarEnd {
  static all: FarEnd[] = []
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  status = 0
  responseText = ''
  address = ''
  name = ''
  isAborted = false
  setRequestHeader = () => undefined
  open = (method: string, path: string) => {
    this.address = `${method} ${path}`
  }
  send = (form: FormData) => {
    const file = form.get('file')
    this.name = file instanceof File ? file.name : ''
    FarEnd.all.push(this)
  }
  abort = () => {
    this.isAborted = true
  }
  answer = (status: number, body: unknown) => {
    this.status = status
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
    this.onload?.()
  }
}

beforeEach(() => {
  FarEnd.all = []
  vi.stubGlobal('XMLHttpRequest', FarEnd)
  return page.viewport(1440, 900)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const pdf = (name = 'Senior year.pdf', type = 'application/pdf') => new File(['%PDF-'], name, { type })
const zone = page.getByLabelText(/^Add a transcript/)
const upload = async (file: File): Promise<FarEnd> => {
  await userEvent.upload(zone, file)
  return vi.waitFor(() => {
    const sent = FarEnd.all.at(-1)
    if (!sent) throw new Error('Nothing was sent.')
    return sent
  }, 15_000)
}

describe("PRO-10 a page's transcripts", () => {
  test('a PDF is uploaded with progress, and then is in the list', async () => {
    const { said } = await openTranscripts(amara())
    const sent = await upload(pdf())
    expect(sent).toMatchObject({ address: `POST /api${at}/upload-transcripts`, name: 'Senior year.pdf' })
    sent.upload.onprogress?.({ loaded: 40, total: 100 })
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
    sent.answer(200, { data: amara([{ ...junior, name: 'Senior year.pdf' }]) })
    const link = page.getByRole('link', { name: 'Senior year.pdf' })
    await expect.element(link).toHaveAttribute('href', `/api${at}/transcripts/${junior.id}`)
    await expect.element(page.getByText('1.2 MB · Sep 1, 2026')).toBeVisible()
    expect(said).toContain('Saved')
  })

  test('leaving during an upload asks first', async () => {
    const { hasUnsaved } = await openTranscripts(amara())
    expect(hasUnsaved()).toBe(false)
    const sent = await upload(pdf())
    expect(hasUnsaved()).toBe(true)
    sent.answer(200, { data: amara([junior]) })
    await expect.element(page.getByRole('link', { name: 'Junior year.pdf' })).toBeVisible()
    await expect.poll(hasUnsaved).toBe(false)
  })

  test("a file that is not a PDF is refused before the upload, with the rule's message", async () => {
    await openTranscripts(amara())
    await userEvent.upload(zone, pdf('photo.png', 'image/png'))
    const dialog = page.getByRole('alertdialog', { name: 'Error' })
    await expect
      .element(
        dialog.getByText(
          'The specified file could not be uploaded. Only files with following extensions are allowed: pdf',
        ),
      )
      .toBeVisible()
    expect(FarEnd.all).toEqual([])
  })

  test("a file that the server refuses can't be retried", async () => {
    await openTranscripts(amara())
    const sent = await upload(pdf())
    sent.answer(422, { message: 'This is no PDF.', code: 'invalid', request_id: 'x' })
    await expect.element(page.getByRole('alert').getByText('This is no PDF.')).toBeVisible()
    expect(page.getByRole('button', { name: 'Try again' }).query()).toBeNull()
  })

  test.each([
    ['no connection', (sent: FarEnd) => sent.onerror?.(), /could not reach Fieldhouse/],
    ['an answer from a proxy', (sent: FarEnd) => sent.answer(502, '<h1>Bad gateway</h1>'), /./],
  ])('after %s the same file can be retried', async (_what, fail, words) => {
    await openTranscripts(amara())
    fail(await upload(pdf()))
    await expect.element(page.getByRole('alert').getByText(words)).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(FarEnd.all.map(({ name }) => name)).toEqual(['Senior year.pdf', 'Senior year.pdf'])
    FarEnd.all[1]?.answer(200, { data: amara([junior]) })
    await expect.element(page.getByRole('link', { name: 'Junior year.pdf' })).toBeVisible()
  })

  test('SHL-01 after a lost answer a file from Google Drive is retried with the same key', async () => {
    const googleWindow = { closed: false, close: vi.fn(), focus: vi.fn(), location: { replace: vi.fn() } }
    vi.spyOn(window, 'open').mockReturnValue(googleWindow as unknown as Window)
    let answers = 0
    const { asked } = await openTranscripts(amara(), {
      'GET /oauth': () => Response.json({ data: ['google'] }),
      'POST /google-drive/pick': () => Response.json({ url: 'https://google.test/pick?state=s' }),
      [`POST ${at}/upload-transcripts/google-drive`]: () =>
        ++answers === 1 ? refusal(503, 'Lost') : Response.json({ data: amara([junior]) }),
    })
    const keys: (string | null)[] = []
    const send = window.fetch
    vi.stubGlobal('fetch', (address: string, options: RequestInit) => {
      if (address.endsWith('upload-transcripts/google-drive'))
        keys.push(new Headers(options.headers).get('idempotency-key'))
      return send(address, options)
    })
    await page.getByRole('button', { name: 'Google Drive' }).click()
    await eventually(() => expect(googleWindow.location.replace).toHaveBeenCalled())
    tellDriveAnswer('?state=s&code=c')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('link', { name: 'Junior year.pdf' })).toBeVisible()
    expect(keys).toEqual([expect.stringMatching(/./), keys[0]])
    expect(bodiesOf(asked, 'POST /google-drive/pick')).toHaveLength(1)
  })

  test('a canceled upload shows no message', async () => {
    await openTranscripts(amara())
    const sent = await upload(pdf())
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(page.getByText('Choose a file', { exact: true })).toBeVisible()
    expect(sent.isAborted).toBe(true)
    expect(page.getByRole('alert').query()).toBeNull()
  })

  test('ten is the maximum', async () => {
    await openTranscripts(
      amara(Array.from({ length: 10 }, (_, place) => ({ ...junior, id: idOf(9200 + place) }))),
    )
    await expect
      .element(page.getByText('There are 10 transcripts already. Delete one to make room.'))
      .toBeVisible()
    expect(zone.query()).toBeNull()
  })

  test('one is deleted after a question, by keyboard, and the focus is not lost', async () => {
    const { asked, said } = await openTranscripts(amara([junior]), {
      [`DELETE ${at}/transcripts/${junior.id}`]: () => Response.json({ data: amara() }),
    })
    const button = page.getByRole('button', { name: 'Delete Junior year.pdf' })
    button.element().focus()
    await userEvent.keyboard('{Enter}')
    const dialog = page.getByRole('alertdialog', { name: 'Delete this transcript?' })
    await expect.element(dialog.getByText('Junior year.pdf')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(button).toHaveFocus()
    expect(bodiesOf(asked, `DELETE ${at}/transcripts/${junior.id}`)).toEqual([])
    await userEvent.keyboard('{Enter}')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect.element(button).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { name: 'Files' })).toHaveFocus()
    expect(said).toContain('Deleted')
  })

  test('one that can’t be deleted stays, and the dialog says why', async () => {
    await openTranscripts(amara([junior]), {
      [`DELETE ${at}/transcripts/${junior.id}`]: () => refusal(403, 'This is not yours to change.'),
    })
    await page.getByRole('button', { name: 'Delete Junior year.pdf' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect.element(dialog.getByText('This is not yours to change.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(page.getByRole('link', { name: 'Junior year.pdf' })).toBeVisible()
  })
})

describe('PRO-10 the access code', () => {
  test('is copied', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard)
    await openTranscripts(amara())
    await page.getByRole('button', { name: 'Copy the code' }).click()
    await expect.element(page.getByText('Code copied')).toBeVisible()
    expect(writeText).toHaveBeenCalledExactlyOnceWith('K7M2QX')
  })

  test('is shown when the browser blocks copying', async () => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
    vi.spyOn(document, 'execCommand').mockReturnValue(false)
    await openTranscripts(amara())
    await page.getByRole('button', { name: 'Copy the code' }).click()
    await expect.element(page.getByText(/copy it by hand: K7M2QX/)).toBeVisible()
  })

  test('is renewed only after a warning that the old one stops working', async () => {
    const { asked } = await openTranscripts(amara(), {
      [`POST ${at}/access-code/renew`]: () => Response.json({ data: amara([], 'W3PH9A') }),
    })
    await page.getByRole('button', { name: 'Renew the code' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Get a new code?' })
    await expect.element(dialog.getByText(/^K7M2QX stops working right away/)).toBeVisible()
    expect(bodiesOf(asked, `POST ${at}/access-code/renew`)).toEqual([])
    await dialog.getByRole('button', { name: 'Get a new code' }).click()
    await expect.element(page.getByText('W3PH9A', { exact: true })).toBeVisible()
    await expect.element(page.getByText('W 3 P H 9 A')).toBeInTheDocument()
    expect(page.getByText('K7M2QX', { exact: true }).query()).toBeNull()
  })
})
