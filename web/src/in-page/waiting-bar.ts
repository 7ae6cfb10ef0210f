import { slowBarDuration, slowBarLook, slowBarThrottle } from '../ui/loading/slow-bar-look.ts'

/** Milliseconds. */
const pause = 50

const drawBar = (): HTMLElement => {
  const bar = document.createElement('div')
  bar.className = slowBarLook.bar
  bar.role = 'progressbar'
  bar.ariaLabel = 'Loading'
  const fill = document.createElement('div')
  fill.className = slowBarLook.fill
  fill.style.animationDuration = `${slowBarDuration}ms`
  bar.append(fill)
  return bar
}

/** SHL-06: the bar that every press shows whose answer takes long, for a press before hydration. */
export const showWaiting = (isOver: () => boolean): void => {
  const bar = drawBar()
  const look = (left: number) => {
    if (isOver() || left < 0) return bar.remove()
    if (!bar.isConnected) document.body.append(bar)
    setTimeout(() => look(left - pause), pause)
  }
  setTimeout(() => look(slowBarDuration), slowBarThrottle)
}
