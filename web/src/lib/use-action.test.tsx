import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useAction } from './use-action.ts'

/** Work that ends when the test says so. */
const controlled = () => {
  const runs: { end: (result: string) => void; fail: (error: unknown) => void }[] = []
  const work = vi.fn((_input: string) => new Promise<string>((end, fail) => void runs.push({ end, fail })))
  return { runs, work }
}

const setUp = async (ends: Parameters<typeof useAction>[1] = {}) => {
  const { runs, work } = controlled()
  const given: (string | undefined)[] = []
  const Place = () => {
    const { run, isBusy, isDone, input, error } = useAction(work, ends)
    return (
      <>
        <button type="button" onClick={() => void run('a').then((result) => given.push(result))}>
          Press
        </button>
        <p>
          {[isBusy && 'busy', isDone && 'done', input, error?.message].filter(Boolean).join(' ') || 'idle'}
        </p>
      </>
    )
  }
  const screen = await render(<Place />)
  const press = () => (screen.getByRole('button').element() as HTMLButtonElement).click()
  return { screen, runs, work, given, press }
}

test('two presses before the next render run one time', async () => {
  const { screen, runs, work, given, press } = await setUp()
  press()
  press()
  await expect.element(screen.getByText('busy a')).toBeVisible()
  expect(work).toHaveBeenCalledTimes(1)
  runs[0]?.end('result')
  await expect.element(screen.getByText('done a')).toBeVisible()
  expect(given).toEqual([undefined, 'result'])
  press()
  await expect.poll(() => work.mock.calls.length).toBe(2)
})

test('an error is reported, shown, and cleared with the next press', async () => {
  const onFault = vi.fn()
  const { screen, runs, given, press } = await setUp({ onFault })
  press()
  await expect.poll(() => runs.length).toBe(1)
  runs[0]?.fail(new Error('Not today'))
  await expect.element(screen.getByText('a Not today')).toBeVisible()
  expect(onFault).toHaveBeenCalledExactlyOnceWith(new Error('Not today'))
  expect(given).toEqual([undefined])
  press()
  await expect.element(screen.getByText('busy a')).toBeVisible()
})

test('it is busy until its callback is done too, also after an error', async () => {
  const waiting = Promise.withResolvers<void>()
  const { screen, runs, work, press } = await setUp({ onEnd: () => waiting.promise })
  press()
  await expect.poll(() => runs.length).toBe(1)
  runs[0]?.fail('no error object')
  press()
  await expect.element(screen.getByText('busy a')).toBeVisible()
  expect(work).toHaveBeenCalledTimes(1)
  waiting.resolve()
  await expect.element(screen.getByText('a no error object')).toBeVisible()
})

test('a one-time action stays busy after success, and can be retried after a failure', async () => {
  const { screen, runs, work, press } = await setUp({ isFinal: true })
  press()
  await expect.poll(() => runs.length).toBe(1)
  runs[0]?.fail(new Error('Not yet'))
  await expect.element(screen.getByText('a Not yet')).toBeVisible()
  press()
  await expect.poll(() => runs.length).toBe(2)
  runs[1]?.end('result')
  await expect.element(screen.getByText('busy done a')).toBeVisible()
  press()
  expect(work).toHaveBeenCalledTimes(2)
})
