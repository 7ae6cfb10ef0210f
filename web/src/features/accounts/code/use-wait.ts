import { useEffect, useState } from 'react'

const inSeconds = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000))

/** The seconds left to wait. Read from the clock, so a tab that slept is right when it wakes. */
export const useWait = (firstSeconds: number) => {
  const [{ until, now }, setTimes] = useState(() => ({
    until: Date.now() + firstSeconds * 1000,
    now: Date.now(),
  }))
  const left = inSeconds(until, now)
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setTimes((times) => ({ ...times, now: Date.now() })), 1000)
    return () => clearInterval(timer)
  }, [isOver])
  return {
    left,
    wait: (seconds: number) => setTimes({ until: Date.now() + seconds * 1000, now: Date.now() }),
  }
}

/** Like a scoreboard: `0:42`. */
export const clockWords = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
