/*
 * The script inside every page that doesn't sleep (`asleep-page.ts` has more): the page of a person who is signed in. It loads
 * all others after the first paint, and repeats what was pressed meanwhile.
 */
import { pageQueriesId, unpackRows } from '../lib/packed-rows.ts'
import { repeatEarlyPresses } from './early-presses.ts'
import { afterPaint, wake } from './wake.ts'

/** The data of `lib/page-queries.tsx`. */
const unpackData = (): void => {
  const data = document.getElementById(pageQueriesId)
  if (data?.textContent) data.textContent = JSON.stringify(unpackRows(JSON.parse(data.textContent)))
}

const start = (): void => void wake()

afterPaint(start)
repeatEarlyPresses(start)
unpackData()
