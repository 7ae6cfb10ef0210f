import { Component, type ComponentProps, type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { toasts } from '../feedback/toast.ts'
import { type OnDemandProps, onDemand } from './on-demand.tsx'

const Panel = ({ isOpen, text }: OnDemandProps & { text: string }) =>
  isOpen ? <p>{text}</p> : <p>Closed, last: {text}</p>

const Switch = ({
  Part,
}: {
  Part: (props: { isOpen: boolean; text: string; onClose: () => void }) => ReactNode
}) => {
  const [text, setText] = useState('')
  return (
    <>
      <button type="button" onClick={() => setText('Twelve')}>
        Open
      </button>
      <button type="button" onClick={() => setText('')}>
        Close
      </button>
      <textarea />
      <Part isOpen={text !== ''} text={text} onClose={() => setText('')} />
    </>
  )
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' }
  static getDerivedStateFromError = (fault: Error) => ({ message: fault.message })
  override render() {
    return this.state.message ? (
      <button type="button" onClick={() => this.setState({ message: '' })}>
        Again: {this.state.message}
      </button>
    ) : (
      this.props.children
    )
  }
}

test('nothing is loaded before it opens, and then only one time', async () => {
  const load = vi.fn(async () => Panel)
  const { OnDemand } = onDemand(load)
  const screen = await render(<Switch Part={OnDemand} />)
  expect(load).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.element(screen.getByText('Twelve')).toBeVisible()
  await screen.getByRole('button', { name: 'Close' }).click()
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.element(screen.getByText('Twelve')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})

test('a part that is slow to load shows a bar until it is there', async () => {
  const { promise, resolve: arrive } = Promise.withResolvers<typeof Panel>()
  const { OnDemand } = onDemand(() => promise)
  const screen = await render(<Switch Part={OnDemand} />)
  const bar = screen.getByRole('progressbar', { name: 'Loading' })
  expect(bar.query()).toBeNull()
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.element(bar).toBeInTheDocument()
  arrive(Panel)
  await expect.element(screen.getByText('Twelve')).toBeVisible()
  await expect.element(bar).not.toBeInTheDocument()
})

test('a preloaded part opens without waiting', async () => {
  const loaded = Promise.resolve(Panel)
  const { OnDemand, preload } = onDemand(() => loaded)
  preload()
  await loaded
  const screen = await render(<OnDemand isOpen={false} text="" />)
  await screen.rerender(<OnDemand isOpen text="At once" />)
  expect(screen.container.textContent).toBe('At once')
})

test('while it closes it still shows its content', async () => {
  const { OnDemand } = onDemand(async () => Panel)
  const screen = await render(<Switch Part={OnDemand} />)
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.element(screen.getByText('Twelve')).toBeVisible()
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByText('Closed, last: Twelve')).toBeVisible()
})

test('a part that fails to load on a press shows a message and closes, and the next press retries', async () => {
  const load = vi.fn(async () => Panel).mockRejectedValueOnce(new Error('The part is gone'))
  const { OnDemand } = onDemand<ComponentProps<typeof Panel>>(load)
  const screen = await render(<Switch Part={OnDemand} />)
  const told = () => toasts.current().map(({ text }) => text)
  await screen.getByRole('textbox').fill('Half a thought')
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.poll(told).toEqual(['This could not be loaded. Please check your connection and try again.'])
  await expect.element(screen.getByRole('textbox')).toHaveValue('Half a thought')
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.element(screen.getByText('Twelve')).toBeVisible()
})

test('a part of the page that fails to load reaches the error boundary, and can be retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn(async () => Panel).mockRejectedValueOnce(new Error('The part is gone'))
  const { OnDemand } = onDemand(load)
  const screen = await render(
    <Boundary>
      <OnDemand isOpen text="Twelve" />
    </Boundary>,
  )
  await screen.getByRole('button', { name: 'Again: The part is gone' }).click()
  await expect.element(screen.getByText('Twelve')).toBeVisible()
})
