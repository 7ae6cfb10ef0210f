import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** So far below the window it is asked for: it is there before one is. */
const ahead = '600px'

const reachable = 'a[href], button, input, textarea, select, [tabindex]'
const reachableIn = (element: HTMLElement): HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>(reachable),
]

type TextInput = HTMLInputElement | HTMLTextAreaElement

const inputsIn = (element: HTMLElement): TextInput[] => [
  ...element.querySelectorAll<TextInput>('input[name]:not([type=hidden]), textarea[name]'),
]

/** What somebody was quicker to type than the page to listen. */
const typedIn = (element: HTMLElement): Map<string, string> =>
  new Map(
    inputsIn(element).flatMap(({ name, value, defaultValue }) =>
      value === defaultValue ? [] : [[name, value]],
    ),
  )

/** Types it again, so that whoever listens hears of it. */
const typeAgain = (element: HTMLElement, typed: ReadonlyMap<string, string>) => {
  for (const input of inputsIn(element)) {
    const text = typed.get(input.name)
    if (text === undefined) continue
    const { prototype } = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** While the server renders, effects do not run, and React says so. */
const useBrowserLayoutEffect = import.meta.env.SSR ? useEffect : useLayoutEffect

/** `preload` makes a part within another late one come to life together with it. */
type LateView<Props> = ComponentType<Props> & { preload: () => Promise<unknown> }

/**
 * A part further down. The server draws it with the rest of the page; the browser shows that, and loads what makes it
 * alive when it comes near: who reads the first screen need not wait for it. A load that fails is tried again the next
 * time it comes near.
 */
export const lateView = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** Undefined in the browser. */
  ServerView: ComponentType<Props> | undefined,
  /** Keeps the place of what was not drawn by the server. */
  placeLook = 'empty:min-h-80',
): LateView<Props> => {
  let loaded: ComponentType<Props> | undefined
  const preload = async () => {
    loaded ??= await load()
    return loaded
  }

  const onServer =
    ServerView &&
    ((props: Props) => (
      <div className={placeLook}>
        <ServerView {...props} />
      </div>
    ))

  const inBrowser = (props: Props) => {
    const place = useRef<HTMLDivElement>(null)
    const [Body, setBody] = useState(() => loaded)
    const focused = useRef(-1)
    const typed = useRef<ReadonlyMap<string, string>>(new Map())

    useEffect(() => {
      const element = place.current
      if (!element) return
      let isStale = false
      const show = (body: ComponentType<Props>) => {
        if (isStale) return
        focused.current = reachableIn(element).indexOf(document.activeElement as HTMLElement)
        typed.current = typedIn(element)
        setBody(() => body)
      }
      const observer = new IntersectionObserver(
        (entries) => {
          // What it came from is told as well.
          if (!entries.at(-1)?.isIntersecting) return
          if (loaded) show(loaded)
          else void preload().then(show, () => undefined)
        },
        { rootMargin: ahead },
      )
      observer.observe(element)
      return () => {
        isStale = true
        observer.disconnect()
      }
    }, [])

    // Whoever came here by keyboard stays where they were.
    useBrowserLayoutEffect(() => {
      if (!Body || !place.current) return
      typeAgain(place.current, typed.current)
      reachableIn(place.current)[focused.current]?.focus({ preventScroll: true })
    }, [Body])

    return Body ? (
      <div key="alive" ref={place} className={placeLook}>
        <Body {...props} />
      </div>
    ) : (
      // What the server drew is left as it is: React has nothing of its own in there yet.
      <div
        key="drawn"
        ref={place}
        className={placeLook}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it keeps React from clearing what is there
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    )
  }

  return Object.assign(onServer ?? inBrowser, { preload })
}
