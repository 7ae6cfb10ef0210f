import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Deeds, doAgain, noDeeds, watchDrawnPart } from './drawn-part.ts'

/** Content without server rendering loads this far below the window, before the reader gets there. */
const ahead = '600px'

/** Effects do not run during server rendering, and React warns about it. */
const useBrowserLayoutEffect = import.meta.env.SSR ? useEffect : useLayoutEffect

/** `preload` hydrates a part inside another late one together with it. */
export type LateView<Props> = ComponentType<Props> & { preload: () => Promise<unknown> }

const whenNear = (element: HTMLElement, wake: () => void) => {
  const observer = new IntersectionObserver(
    // The entries may include earlier states, so only the last one counts.
    (entries) => entries.at(-1)?.isIntersecting && wake(),
    { rootMargin: ahead },
  )
  observer.observe(element)
  return { press: () => undefined, deeds: () => noDeeds, stop: () => observer.disconnect() }
}

/**
 * A part further down. The server renders it with the rest of the page, which is all a reader needs. The browser loads
 * its scripts when someone points at it, presses, or types. Parts that the server did not render load when they come
 * near. A failed load is retried at the next occasion.
 */
export const lateView = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** Undefined in the browser. */
  ServerView: ComponentType<Props> | undefined,
  /** Reserves the space of a part that the server did not render. */
  placeClassName = 'empty:min-h-80',
  /** Other occasions on which a server-rendered part has to hydrate. Returns a function that ends it. */
  alsoWhen: (wake: () => void) => () => void = () => () => undefined,
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
        // Synchronously: a press that began in between would be lost.
        flushSync(() => setBody(() => body))
      }
      const wake = () => void preload().then(show, () => undefined)
      const watch = element.hasChildNodes() ? watchDrawnPart(element, wake) : whenNear(element, wake)
      const endOthers = alsoWhen(wake)
      return () => {
        isStale = true
        endOthers()
        watch.stop()
      }
    }, [Body])

    // Keeps the focus of a person who was faster than the browser.
    useBrowserLayoutEffect(() => {
      if (Body && place.current) doAgain(place.current, done.current)
    }, [Body])

    return Body ? (
      <div key="alive" ref={place} className={placeClassName}>
        <Body {...props} />
      </div>
    ) : (
      // Leaves the server's HTML as it is: React has rendered nothing in there yet.
      <div
        key="drawn"
        ref={place}
        className={placeClassName}
        data-drawn=""
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it keeps React from clearing the existing HTML
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    )
  }

  return Object.assign(onServer ?? inBrowser, { preload })
}
