import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { UploadZone } from './upload-zone.tsx'

const photo = new File(['....'], 'photo.png', { type: 'image/png' })
const other = new File(['....'], 'other.JPG', { type: 'image/jpeg' })
const notes = new File(['....'], 'notes.pdf', { type: 'application/pdf' })
const empty = new File([], 'empty.png', { type: 'image/png' })
const big = Object.defineProperty(new File(['.'], 'big.png', { type: 'image/png' }), 'size', {
  value: 10_000_001,
})
const wrongType =
  'The specified file could not be uploaded. Only files with following extensions are allowed: jpeg, jpg, png'

const show = async (props: Partial<Parameters<typeof UploadZone>[0]> = {}) => {
  const taken = vi.fn()
  const refused = vi.fn()
  const screen = await render(<UploadZone label="Photo" onFile={taken} onRefused={refused} {...props} />)
  const input = screen.container.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no file input.')
  return { ...screen, taken, refused, input, zone: input.parentElement ?? input }
}

const carrying = (files: File[]) => {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  return data
}

const drag = (type: string, target: Element, dataTransfer: unknown) => {
  const event = new DragEvent(type, { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'dataTransfer', { value: dataTransfer })
  target.dispatchEvent(event)
  return event
}

test("a file is chosen with the keyboard and the browser's file picker", async () => {
  const { getByLabelText, taken, refused } = await show()
  await userEvent.tab()
  const input = getByLabelText('Photo')
  await expect.element(input).toHaveFocus()
  await expect.element(input).toHaveAccessibleName('Photo Choose a file')
  await expect
    .element(input)
    .toHaveAccessibleDescription('The image must be a file of type: JPG, JPEG, PNG (Max 10MB)')
  await userEvent.upload(input, photo)
  expect(taken.mock.calls.map(([file]) => file.name)).toEqual(['photo.png'])
  expect(refused).not.toHaveBeenCalled()
})

test('the same file can be chosen again', async () => {
  const { input, taken } = await show()
  await userEvent.upload(input, photo)
  expect(input.value).toBe('')
  await userEvent.upload(input, photo)
  expect(taken).toHaveBeenCalledTimes(2)
})

test('a dropped file is accepted', async () => {
  const { zone, taken } = await show()
  expect(drag('dragover', zone, carrying([photo])).defaultPrevented).toBe(true)
  expect(drag('drop', zone, carrying([photo])).defaultPrevented).toBe(true)
  expect(taken).toHaveBeenCalledExactlyOnceWith(photo)
})

test.each([
  [notes, wrongType],
  [empty, 'The specified file is empty.'],
  [big, 'The specified file could not be uploaded. Maximum upload size 10 MB.'],
])('an invalid file is refused with a message: %o', async (file, message) => {
  const { zone, taken, refused } = await show()
  drag('drop', zone, {
    types: ['Files'],
    items: [{ kind: 'file', webkitGetAsEntry: () => null, getAsFile: () => file }],
  })
  expect(refused).toHaveBeenCalledExactlyOnceWith(message)
  expect(taken).not.toHaveBeenCalled()
})

test('a folder is refused, whatever its name', async () => {
  const { zone, taken, refused } = await show()
  const folder = { kind: 'file', webkitGetAsEntry: () => ({ isDirectory: true }), getAsFile: () => photo }
  drag('drop', zone, { types: ['Files'], items: [folder] })
  expect(refused).toHaveBeenCalledExactlyOnceWith(wrongType)
  expect(taken).not.toHaveBeenCalled()
})

test('dragged text is ignored', async () => {
  const { zone, taken, refused } = await show()
  const text = new DataTransfer()
  text.setData('text/plain', 'photo.png')
  expect(drag('dragover', zone, text).defaultPrevented).toBe(false)
  expect(drag('drop', zone, text).defaultPrevented).toBe(false)
  expect(taken).not.toHaveBeenCalled()
  expect(refused).not.toHaveBeenCalled()
})

test('an empty drop does nothing', async () => {
  const { zone, taken, refused } = await show()
  drag('drop', zone, { types: ['Files'], items: [] })
  expect(taken).not.toHaveBeenCalled()
  expect(refused).not.toHaveBeenCalled()
})

test('a drop beside the zone is left to the page', async () => {
  const { taken } = await show()
  expect(drag('drop', document.body, carrying([photo])).defaultPrevented).toBe(false)
  expect(taken).not.toHaveBeenCalled()
})

test('a single-file zone takes the first of many', async () => {
  const { zone, taken } = await show()
  drag('drop', zone, carrying([photo, other]))
  expect(taken).toHaveBeenCalledExactlyOnceWith(photo)
})

test('a multi-file zone takes every valid file and shows each error one time', async () => {
  const { zone, taken, refused } = await show({ isMultiple: true })
  drag('drop', zone, carrying([photo, notes, other, notes]))
  expect(taken.mock.calls.map(([file]) => file.name)).toEqual(['photo.png', 'other.JPG'])
  expect(refused).toHaveBeenCalledExactlyOnceWith(wrongType)
})

test('other rules can apply', async () => {
  const { input, zone, taken, refused } = await show({ types: ['pdf'], maxBytes: 2, hint: 'A small PDF' })
  expect(input.accept).toBe('.pdf')
  drag('drop', zone, carrying([photo]))
  expect(refused).toHaveBeenLastCalledWith(expect.stringMatching(/allowed: pdf$/))
  drag('drop', zone, carrying([notes]))
  expect(refused).toHaveBeenLastCalledWith(expect.stringMatching(/Maximum upload size/))
  expect(taken).not.toHaveBeenCalled()
})

test('with other rules it says nothing about images', async () => {
  const { getByText } = await show({ types: ['pdf'] })
  await expect.element(getByText(/JPG/)).not.toBeInTheDocument()
})

const Uploading = () => {
  const [progress, setProgress] = useState<number | null>(null)
  return (
    <UploadZone
      label="Photo"
      onFile={() => setProgress(42.4)}
      onRefused={() => {}}
      progress={progress}
      onCancel={() => setProgress(null)}
    />
  )
}

test('during an upload it shows the progress; the focus goes to Cancel, and back', async () => {
  const { container, getByRole } = await render(<Uploading />)
  const input = container.querySelector<HTMLInputElement>('input[type=file]')
  input?.focus()
  await userEvent.upload(input ?? container, photo)
  await expect.element(getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42')
  await expect.element(getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(getByRole('progressbar')).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement).toBe(input)
})

test('when it is too late to cancel, the focus goes back and stays', async () => {
  const { container, getByRole, rerender } = await render(<p>Nothing yet</p>)
  const zone = (progress: number | null, onCancel?: () => void) => (
    <UploadZone
      label="Photo"
      onFile={() => {}}
      onRefused={() => {}}
      progress={progress}
      onCancel={onCancel}
    />
  )
  const cancel = () => {}
  await rerender(zone(null, cancel))
  const input = container.querySelector<HTMLInputElement>('input[type=file]')
  input?.focus()
  await rerender(zone(40, cancel))
  await expect.element(getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await rerender(zone(100))
  await expect.element(getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  expect(document.activeElement).toBe(input)
  await rerender(zone(null))
  expect(document.activeElement).toBe(input)
})

test('a focus elsewhere stays there', async () => {
  const { getByRole, rerender } = await render(<button type="button">Elsewhere</button>)
  const button = (
    <button key="button" type="button">
      Elsewhere
    </button>
  )
  const zone = (progress: number | null) => (
    <UploadZone
      key="zone"
      label="Photo"
      onFile={() => {}}
      onRefused={() => {}}
      progress={progress}
      onCancel={() => {}}
    />
  )
  await rerender([button, zone(null)])
  getByRole('button', { name: 'Elsewhere' }).element().focus()
  await rerender([button, zone(0)])
  await expect.element(getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  await rerender([button, zone(null)])
  await expect.element(getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
})

test('during an upload it takes no other file', async () => {
  const { zone, input, taken } = await show({ progress: 0 })
  drag('drop', zone, carrying([photo]))
  await userEvent.upload(input, photo)
  expect(taken).not.toHaveBeenCalled()
})

test('an error is announced immediately, and can be retried', async () => {
  const again = vi.fn()
  const { input, getByRole } = await show({ fault: 'The connection dropped.', onTryAgain: again })
  await expect.element(getByRole('alert')).toHaveTextContent('The connection dropped.')
  await expect.element(input).toHaveAccessibleDescription('The connection dropped.')
  await getByRole('button', { name: 'Try again' }).click()
  expect(again).toHaveBeenCalledOnce()
})

test('the current file is shown', async () => {
  const { getByRole } = await show({ preview: <img alt="You, in the last game" src="data:," /> })
  await expect.element(getByRole('img', { name: 'You, in the last game' })).toBeInTheDocument()
})

test('a disabled zone takes nothing', async () => {
  const { zone, input, taken } = await show({ isDisabled: true })
  drag('drop', zone, carrying([photo]))
  expect(taken).not.toHaveBeenCalled()
  expect(input.disabled).toBe(true)
})
