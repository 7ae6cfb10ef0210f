import type { MapPoint } from '@fieldhouse/contract/matching.survey'
import {
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { classNames } from '../../../ui/style/class-names.ts'
import { boxInCountry, sceneOf } from './map-box.ts'
import { MapControls, zoomStep } from './map-controls.tsx'
import { type Dot, DrawnDots, MapDots } from './map-dots.tsx'
import { MapDrawing } from './map-drawing.tsx'
import { MapInset } from './map-inset.tsx'
import { DotLabel, HomeMark, RadiusLabel, StateLetters } from './map-labels.tsx'
import { canZoom, isIn, shownBox } from './map-view.ts'
import type { Outlines } from './outlines.ts'
import type { Geo } from './projection.ts'
import { type Direction, nextSpot, spreadSpots } from './spread-spots.ts'
import { useMapDrag } from './use-map-drag.ts'
import { useMapView } from './use-map-view.ts'
import { useOutlines } from './use-outlines.ts'

interface MatchMapProps {
  /** Null while they load: the states are drawn first. */
  points: readonly MapPoint[] | null
  home: Geo | null
  /** Null, or without a home: the whole country. */
  radiusMiles: number | null
  /** Ids of the colleges that are shown with their rank. */
  ranked?: readonly number[] | undefined
  selectedId?: number | null | undefined
  onSelect?: ((id: number) => void) | undefined
  /** Says what is on the map. The page has the same in words. */
  label: string
  /** Codes of states that are chosen as a whole, if it is by region and not by radius. */
  reached?: readonly string[] | undefined
  /** The frame's width by its height. */
  ratio?: number | undefined
  /** The states, if the server draws the map. It draws the small dots as one shape: a thousand buttons are a large page. */
  drawn?: Outlines | undefined
}

/** Shares of the frame's width. */
const panStep = 0.2
const dotsApart = 0.052
const shortestLeader = 0.4

const directions: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}
const pans: Record<Direction, { right: number; down: number }> = {
  up: { right: 0, down: -panStep },
  down: { right: 0, down: panStep },
  left: { right: -panStep, down: 0 },
  right: { right: panStep, down: 0 },
}

const noIds: readonly never[] = []

const dotId = ({ currentTarget }: { currentTarget: HTMLElement }) => Number(currentTarget.dataset.dot)

/** Where the colleges are. Our own drawing: no tiles, and nothing is asked of another site. */
export const MatchMap = ({
  points,
  home,
  radiusMiles,
  ranked = noIds,
  selectedId = null,
  onSelect,
  label,
  reached = noIds,
  ratio = 1.2,
  drawn,
}: MatchMapProps) => {
  const help = useId()
  const frame = useRef<HTMLElement>(null)
  const { outlines, retry } = useOutlines(drawn)
  const [lat, lon] = [home?.lat, home?.lon]
  const scene = useMemo(
    () => sceneOf(lat === undefined || lon === undefined ? null : { lat, lon }, radiusMiles, ratio),
    [lat, lon, radiusMiles, ratio],
  )
  const { project, center, box } = scene
  const homeSpot = useMemo(
    () => (lat === undefined || lon === undefined ? null : project({ lat, lon })),
    [lat, lon, project],
  )
  const { view, isMoved, move, reset } = useMapView(box, `${lat} ${lon} ${radiusMiles}`)
  const shown = shownBox(view, box)

  const dots = useMemo<Dot[]>(
    () => points?.map((point) => ({ point, spot: project(point) })) ?? [],
    [points, project],
  )
  const rankedDots = useMemo(() => dots.filter(({ point }) => ranked.includes(point.id)), [dots, ranked])
  const smallDots = useMemo(() => dots.filter(({ point }) => !ranked.includes(point.id)), [dots, ranked])

  const apart = dotsApart * shown.width
  const { movedDots, leaders } = useMemo(() => {
    const spots = spreadSpots(
      rankedDots.map(({ spot }) => spot),
      apart,
    )
    const pairs = rankedDots.map((dot, index) => ({ dot, to: spots[index] ?? dot.spot }))
    return {
      movedDots: pairs.map(({ dot, to }) => ({ ...dot, spot: to })),
      leaders: pairs
        .filter(({ dot, to }) => Math.hypot(to.x - dot.spot.x, to.y - dot.spot.y) > apart * shortestLeader)
        .map(({ dot, to }) => ({ id: dot.point.id, from: dot.spot, to })),
    }
  }, [rankedDots, apart])
  const allDots = useMemo(() => [...movedDots, ...smallDots], [movedDots, smallDots])

  const [focusedId, setFocused] = useState<number | null>(null)
  const [pointedId, setPointed] = useState<number | null>(null)
  const [pressedId, setPressed] = useState<number | null>(null)
  const chosenId = onSelect ? selectedId : pressedId
  const has = (id: number | null) => id !== null && allDots.some(({ point }) => point.id === id)
  const activeId = [focusedId, chosenId].find(has) ?? allDots[0]?.point.id ?? null
  const labeled = allDots.find(({ point }) => point.id === (pointedId ?? focusedId ?? chosenId))

  const press = useCallback(
    (event: { currentTarget: HTMLElement }) => {
      const id = dotId(event)
      if (onSelect) onSelect(id)
      else setPressed((last) => (last === id ? null : id))
    },
    [onSelect],
  )
  const focusDot = useCallback((event: { currentTarget: HTMLElement }) => setFocused(dotId(event)), [])
  const point = useCallback((event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse') setPointed(dotId(event))
  }, [])
  const leave = useCallback(() => setPointed(null), [])

  const goTo = (dot: Dot | undefined) => {
    if (!dot) return
    if (!isIn(shown, dot.spot)) move({ type: 'center', at: dot.spot })
    frame.current?.querySelector<HTMLElement>(`[data-dot="${dot.point.id}"]`)?.focus({ preventScroll: true })
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isOnDot = event.target instanceof HTMLElement && event.target.dataset.dot !== undefined
    const isOnFrame = event.target === event.currentTarget
    if (!isOnDot && !isOnFrame) return
    const from = isOnDot ? allDots.find(({ point: { id } }) => id === activeId) : undefined
    const direction = directions[event.key]
    if (direction && from) {
      const others = allDots.filter((dot) => dot !== from)
      const next = nextSpot(
        others.map(({ spot }) => spot),
        from.spot,
        direction,
      )
      goTo(next === null ? undefined : others[next])
    } else if (direction) move({ type: 'pan', ...pans[direction] })
    else if (event.key === '+' || event.key === '=')
      move({ type: 'zoom', by: zoomStep, ...(from && { at: from.spot }) })
    else if (event.key === '-' || event.key === '_')
      move({ type: 'zoom', by: 1 / zoomStep, ...(from && { at: from.spot }) })
    else if (event.key === '0') reset()
    else if (event.key === 'Home' && from) goTo(allDots[0])
    else if (event.key === 'End' && from) goTo(allDots.at(-1))
    else return
    event.preventDefault()
  }

  // A college that the page selects is brought into sight, as by a press on its row.
  const selected = allDots.find(({ point: { id } }) => id === chosenId)
  const showSelected = useEffectEvent(() => {
    if (selected && !isIn(shown, selected.spot)) move({ type: 'center', at: selected.spot })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another one is selected, not when the map was moved away
  useEffect(() => showSelected(), [chosenId])

  const drag = useMapDrag(move)
  const dotProps = {
    box,
    activeId,
    selectedId: chosenId,
    onPress: press,
    onFocus: focusDot,
    onPoint: point,
    onLeave: leave,
  }
  const inCountry = center && boxInCountry(center, shown)
  const shareX = (view.middle.x - box.x) / box.width
  const shareY = (view.middle.y - box.y) / box.height

  return (
    <section aria-label={label} className="relative isolate text-text [print-color-adjust:exact]">
      <section
        ref={frame}
        aria-label="Map"
        aria-describedby={help}
        aria-busy={points === null}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the map, so it must be reachable
        tabIndex={0}
        onKeyDown={onKeyDown}
        onBlur={() => setFocused(null)}
        {...drag}
        style={{ aspectRatio: ratio }}
        className={classNames(
          'relative w-full cursor-grab overflow-hidden select-none active:cursor-grabbing focus-visible:-outline-offset-2',
          view.zoom > 1 ? 'touch-none' : 'touch-pan-y',
        )}
      >
        <div
          className="absolute"
          style={{
            left: `${(0.5 - shareX * view.zoom) * 100}%`,
            top: `${(0.5 - shareY * view.zoom) * 100}%`,
            width: `${view.zoom * 100}%`,
            height: `${view.zoom * 100}%`,
          }}
        >
          <MapDrawing
            isStill={drawn !== undefined}
            outlines={outlines}
            scene={scene}
            radiusMiles={radiusMiles}
            reached={reached}
            leaders={leaders}
          />
          <div aria-hidden="true">
            {outlines && <StateLetters outlines={outlines} scene={scene} zoom={view.zoom} home={homeSpot} />}
            {center && radiusMiles !== null && <RadiusLabel radiusMiles={radiusMiles} box={box} />}
            {homeSpot && <HomeMark spot={homeSpot} box={box} />}
          </div>
          <div data-apart="">
            {drawn ? (
              <DrawnDots dots={smallDots} box={box} />
            ) : (
              <MapDots {...dotProps} dots={smallDots} isNumbered={false} />
            )}
          </div>
          <MapDots {...dotProps} dots={movedDots} isNumbered />
          {labeled && isIn(shown, labeled.spot) && (
            <DotLabel text={labeled.point.name} spot={labeled.spot} box={box} shown={shown} />
          )}
        </div>
      </section>
      {outlines && inCountry && <MapInset outlines={outlines} box={inCountry} />}
      <MapControls
        canZoomIn={canZoom(view, zoomStep, box)}
        canZoomOut={canZoom(view, 1 / zoomStep, box)}
        isMoved={isMoved}
        onZoom={(by) => move({ type: 'zoom', by })}
        onReset={reset}
      />
      <p id={help} className="sr-only">
        The arrow keys move the map, and plus and minus zoom. Press Tab for the colleges.
      </p>
      {retry && (
        <p className="absolute inset-x-3 bottom-3 me-14 text-small text-muted">
          We couldn’t load the states.{' '}
          <button type="button" onClick={retry} className="font-semibold text-accent-text underline">
            Try again
          </button>
        </p>
      )}
    </section>
  )
}
