import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Deeds, doAgain, noDeeds, watchDrawnPart } from './drawn-part.ts'

/** What was not drawn is asked for so far below the window: it is there before one is. */
const ahead = '600px'

/** While the server renders, effects do not run, and React says so. */
const useBrowserLayoutEffect = import.meta.env.SSR ? useEffect : useLayoutEffect

/** `preload` makes a part within another late one come to life together with it. */
export type LateView<Props> = ComponentType<Props> & { preload: () => Promise<unknown> }

const whenNear = (element: HTMLElement, wake: () => void) => {
  const observer = new IntersectionObserver(
    // What it came from is told as well.
    (entries) => entries.at(-1)?.isIntersecting && wake(),
    { rootMargin: ahead },
  )
  observer.observe(element)
  return { press: () => undefined, deeds: () => noDeeds, stop: () => observer.disconnect() }
}

/**
 * A part further down. The server draws it with the rest of the page, and that is all a reader needs: the browser loads
 * what makes it alive when somebody points at it, presses or types. What the server did not draw is loaded when it
 * comes near. A load that fails is tried again at the next occasion.
 */
export const lateView = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** Undefined in the browser. */
  ServerView: ComponentType<Props> | undefined,
  /** Keeps the place of what was not drawn by the server. */
  placeClassName = 'empty:min-h-80',
): LateView<Props> => {
  let loaded: ComponentType<Props> | undefined
  const preload = async () => {
    loaded ??= await load()
    return loaded
  }

  const onServer =
    ServerView &&
    ((props: Props) => (
      <div className={placeClassName} data-drawn="">
        <ServerView {...props} />
      </div>
    ))

  const inBrowser = (props: Props) => {
    const place = useRef<HTMLDivElement>(null)
    const [Body, setBody] = useState(() => loaded)
    const done = useRef<Deeds>(noDeeds)

    useEffect(() => {
      const element = place.current
      if (!element || Body) return
      let isStale = false
      const show = async (body: ComponentType<Props>) => {
        for (let press = watch.press(); press; press = watch.press()) await press
        if (isStale) return
        done.current = watch.deeds()
        // At once: a press that began in between would be lost.
        flushSync(() => setBody(() => body))
      }
      const wake = () => void preload().then(show, () => undefined)
      const watch = element.hasChildNodes() ? watchDrawnPart(element, wake) : whenNear(element, wake)
      return () => {
        isStale = true
        watch.stop()
      }
    }, [Body])

    // Whoever was ahead of the browser stays where they were.
    useBrowserLayoutEffect(() => {
      if (Body && place.current) doAgain(place.current, done.current)
    }, [Body])

    return Body ? (
      <div key="alive" ref={place} className={placeClassName}>
        <Body {...props} />
      </div>
    ) : (
      // What the server drew is left as it is: React has nothing of its own in there yet.
      <div
        key="drawn"
        ref={place}
        className={placeClassName}
        data-drawn=""
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it keeps React from clearing what is there
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    )
  }

  return Object.assign(onServer ?? inBrowser, { preload })
}
