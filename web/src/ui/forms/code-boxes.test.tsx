import { type FormEvent, StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CodeBoxes } from './code-boxes.tsx'
import { paste } from './paste.factory.ts'

type Screen = Awaited<ReturnType<typeof render>>

const boxes = (screen: Screen) => screen.getByRole('group', { name: 'Code' }).getByRole('textbox')
const box = (screen: Screen, place: number) => boxes(screen).nth(place - 1)
const typedCode = (screen: Screen) =>
  boxes(screen)
    .elements()
    .map((element) => (element as HTMLInputElement).value || '_')
    .join('')

test('there is a box for each digit, in a group with a name', async () => {
  const screen = await render(<CodeBoxes label="Code" name="code" hint="From your mail." isRequired />)
  expect(boxes(screen).elements()).toHaveLength(4)
  await expect
    .element(screen.getByRole('group', { name: 'Code' }))
    .toHaveAccessibleDescription('From your mail.')
  await expect.element(box(screen, 1)).toHaveAccessibleName('Code')
  await expect.element(box(screen, 1)).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(box(screen, 3)).toHaveAccessibleName('Digit 3 of 4')
})

test('typing moves on, takes only digits, and completes by itself', async () => {
  const completed = vi.fn()
  const screen = await render(<CodeBoxes label="Code" name="code" onComplete={completed} />)
  await box(screen, 1).click()
  await userEvent.keyboard('1a2 3')
  expect(typedCode(screen)).toBe('123_')
  await expect.element(box(screen, 4)).toHaveFocus()
  expect(completed).not.toHaveBeenCalled()
  await userEvent.keyboard('4')
  await expect.poll(() => completed.mock.calls).toEqual([['1234']])
})

test('the form gets one value, already when the code is complete', async () => {
  const sent = vi.fn()
  const screen = await render(
    <form
      aria-label="Form"
      onSubmit={(event) => {
        event.preventDefault()
        sent(Object.fromEntries(new FormData(event.currentTarget)))
      }}
    >
      <CodeBoxes label="Code" name="code" onComplete={() => form().requestSubmit()} />
    </form>,
  )
  const form = () => screen.getByRole('form').element() as HTMLFormElement
  await box(screen, 1).click()
  await userEvent.keyboard('0042')
  await expect.poll(() => sent.mock.calls).toEqual([[{ code: '0042' }]])
})

test('a paste fills the boxes', async () => {
  const completed = vi.fn()
  const screen = await render(<CodeBoxes label="Code" name="code" onComplete={completed} />)
  await paste('Code: 12-34', box(screen, 1))
  await expect.poll(() => typedCode(screen)).toBe('1234')
  await expect.poll(() => completed.mock.calls).toEqual([['1234']])
})

test('Backspace goes back, arrows go both ways', async () => {
  const screen = await render(<CodeBoxes label="Code" name="code" defaultValue="123" />)
  await box(screen, 3).click()
  await userEvent.keyboard('{Backspace}')
  expect(typedCode(screen)).toBe('12__')
  await expect.element(box(screen, 3)).toHaveFocus()
  await userEvent.keyboard('{Backspace}')
  expect(typedCode(screen)).toBe('1___')
  await expect.element(box(screen, 2)).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(box(screen, 1)).toHaveFocus()
  await userEvent.keyboard('9')
  expect(typedCode(screen)).toBe('9___')
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}')
  await expect.element(box(screen, 2)).toHaveFocus()
})

test('the same code is not sent twice in a row, but another one is', async () => {
  const completed = vi.fn()
  const screen = await render(
    <StrictMode>
      <CodeBoxes label="Code" name="code" onComplete={completed} />
    </StrictMode>,
  )
  await box(screen, 1).click()
  await userEvent.keyboard('1234{Backspace}4')
  expect(typedCode(screen)).toBe('1234')
  expect(completed.mock.calls).toEqual([['1234']])
  await userEvent.keyboard('5')
  await expect.poll(() => completed.mock.calls).toEqual([['1234'], ['1235']])
})

test('a code that did not arrive can be sent again', async () => {
  const completed = vi.fn()
  const screen = await render(<CodeBoxes label="Code" name="code" onComplete={completed} canRepeat />)
  await box(screen, 1).click()
  await userEvent.keyboard('1234{Backspace}4')
  await expect.poll(() => completed.mock.calls).toEqual([['1234'], ['1234']])
})

test('a new error is announced, clears the boxes, and starts over', async () => {
  const screen = await render(<CodeBoxes label="Code" name="code" hint="From your mail." />)
  await box(screen, 1).click()
  await userEvent.keyboard('1234')
  await screen.rerender(
    <CodeBoxes label="Code" name="code" hint="From your mail." fault="The code is invalid." />,
  )
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The code is invalid.')
  await expect.element(screen.getByText('From your mail.')).not.toBeInTheDocument()
  await expect.element(box(screen, 1)).toHaveFocus()
  await expect.element(box(screen, 1)).toBeInvalid()
  expect(typedCode(screen)).toBe('____')
  await userEvent.keyboard('56')
  await screen.rerender(<CodeBoxes label="Code" name="code" fault="The code is invalid." />)
  expect(typedCode(screen)).toBe('56__')
})

test('the form does not treat clearing as a change, which would remove the error', async () => {
  const changed = vi.fn()
  const form = (fault?: string) => (
    <form aria-label="Form" onChange={changed}>
      <CodeBoxes label="Code" name="code" {...(fault ? { fault } : {})} />
    </form>
  )
  const screen = await render(form())
  await box(screen, 1).click()
  await userEvent.keyboard('1234')
  const count = changed.mock.calls.length
  await screen.rerender(form('The code is invalid.'))
  await expect.poll(() => typedCode(screen)).toBe('____')
  expect(new FormData(screen.getByRole('form').element() as HTMLFormElement).get('code')).toBe('')
  expect(changed.mock.calls.length).toBe(count)
})

test('an error for an unfinished code removes neither the digits nor the focus', async () => {
  const screen = await render(<CodeBoxes label="Code" name="code" />)
  await box(screen, 1).click()
  await userEvent.keyboard('12{Tab}')
  await screen.rerender(<CodeBoxes label="Code" name="code" fault="Enter four digits." />)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Enter four digits.')
  expect(typedCode(screen)).toBe('12__')
  await expect.element(box(screen, 1)).not.toHaveFocus()
})

test('an initial error does not move the focus', async () => {
  const screen = await render(
    <CodeBoxes label="Code" name="code" fault="The code is invalid." defaultValue="12" />,
  )
  await expect.element(screen.getByText('The code is invalid.')).toBeVisible()
  await expect.element(box(screen, 1)).not.toHaveFocus()
  expect(typedCode(screen)).toBe('12__')
})

test('the form handles it like any field with its name', async () => {
  const heard: string[] = []
  const hear = (event: FormEvent) => {
    const { name, value } = event.target as HTMLInputElement
    if (name) heard.push(`${event.type} ${name} ${value}`)
  }
  const screen = await render(
    <form aria-label="Form" onChange={hear} onBlur={hear}>
      <CodeBoxes label="Code" name="code" />
      <button type="submit">Send</button>
    </form>,
  )
  const form = screen.getByRole('form').element() as HTMLFormElement
  const field = form.elements.namedItem('code') as HTMLInputElement
  field.focus()
  await expect.element(box(screen, 1)).toHaveFocus()
  await userEvent.keyboard('12')
  field.focus()
  await expect.element(box(screen, 1)).toHaveFocus()
  screen.getByRole('button').element().focus()
  await expect.poll(() => heard).toEqual(['change code 1', 'change code 12', 'blur code 12'])
})

test('a reset clears the boxes', async () => {
  const screen = await render(
    <form aria-label="Form">
      <CodeBoxes label="Code" name="code" />
      <button type="reset">Reset</button>
    </form>,
  )
  await box(screen, 1).click()
  await userEvent.keyboard('12')
  await screen.getByRole('button').click()
  await expect.poll(() => typedCode(screen)).toBe('____')
  const form = screen.getByRole('form').element() as HTMLFormElement
  expect(new FormData(form).get('code')).toBe('')
})

test('while the code is checked, the boxes ignore input', async () => {
  const screen = await render(<CodeBoxes label="Code" name="code" defaultValue="12" isBusy />)
  await box(screen, 3).click()
  await userEvent.keyboard('3{Backspace}')
  expect(typedCode(screen)).toBe('12__')
})

test('it can be longer', async () => {
  const completed = vi.fn()
  const screen = await render(<CodeBoxes label="Code" name="code" length={6} onComplete={completed} />)
  await box(screen, 1).click()
  await userEvent.keyboard('123456')
  await expect.poll(() => completed.mock.calls).toEqual([['123456']])
})
