/*
 * The script inside the page of a visitor (`vite/script-text.ts`). It sleeps: the server's HTML is complete, so nothing else
 * is loaded until someone uses it. This wakes it, repeats what was pressed meanwhile, and does the few things that a page
 * does by itself. Pages that don't sleep have `awake-page.ts`. Decision 11.
 */
import { countView } from '@fieldhouse/contract/profiles.views'
import { countVisit } from '@fieldhouse/contract/site'
import { markSectionInView } from '../features/profiles/components/section-in-view.ts'
import { watchLook } from '../features/profiles/views/watch-look.ts'
import { layOutWhenIdle } from '../lib/lay-out-when-idle.ts'
import { fetchAhead } from '../lib/load-scripts.ts'
import { rememberClientTime } from '../lib/own-clock.ts'
import { reloadForMissingChunk } from '../shell/missing-chunk.ts'
import { listenToOtherTabs } from '../shell/session/session-tabs.ts'
import { watchSystemMode } from '../shell/system-mode.ts'
import { keepChosenInView } from '../ui/navigation/tab-strip.ts'
import { askAboutCookies } from './cookie-question.ts'
import { repeatEarlyPresses } from './early-presses.ts'
import { watchForUse } from './signs-of-use.ts'
import { startsAtOnce } from './starts-at-once.ts'
import { afterPaint, isAsleep, scripts, untilLoaded, wake } from './wake.ts'

// A sleeping page may be old: the connection or the scripts may be gone, so they are fetched in a way that can fail.
const wakeUp = () => void wake(scripts)

/** Reports to the server. A failure is silent. */
const tell = (path: string, body?: object): void => {
  const json = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  fetch(`/api${path}`, { method: 'POST', ...json }).catch(() => undefined)
}

/** What a page does by itself, and React does on a page that is awake. */
const liveAlone = (): void => {
  rememberClientTime()
  watchSystemMode()
  layOutWhenIdle(document.body)
  for (const strip of document.querySelectorAll<HTMLElement>('[data-strip]')) keepChosenInView(strip)
  for (const bar of document.querySelectorAll<HTMLElement>('[data-sections]')) markSectionInView(bar)
  // The page of someone who signs in elsewhere is another one. Nobody has used this one yet.
  listenToOtherTabs({
    onUser: (userId) => userId !== null && isAsleep() && location.reload(),
    onChange: () => {},
  })
  const viewed = document.querySelector<HTMLElement>('[data-viewed]')?.dataset.viewed
  if (viewed) watchLook(() => isAsleep() && tell(countView.path.replace('{id}', viewed)))
}

const countThisVisit = (): void => {
  const { dataset } = document.documentElement
  if (dataset.counted !== undefined) return
  const path = dataset.subdomain ? `/${dataset.subdomain}` : location.pathname
  // The app does not count it again (`shell/visit-counter.tsx`).
  dataset.counted = path
  tell(countVisit.path, { path })
}

const stayAsleep = (): void => {
  const { saveData = false } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
  watchForUse({ onUse: wakeUp, onReading: () => !saveData && fetchAhead(scripts) }, untilLoaded)
  // The app does that once it runs. Two of them would reload twice.
  untilLoaded.addEventListener('abort', reloadForMissingChunk())
  // Without scripts they would send nothing.
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-needs-scripts]'))
    button.disabled = false
  askAboutCookies(isAsleep, countThisVisit)
  let isAlone = false
  afterPaint(() => {
    if (!isAlone) liveAlone()
    isAlone = true
  })
}

if (startsAtOnce()) afterPaint(wakeUp)
else stayAsleep()
repeatEarlyPresses(wakeUp)
