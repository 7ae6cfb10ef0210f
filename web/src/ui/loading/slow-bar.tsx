import { useEffect, useState } from 'react'

/** SHL-06: what loads fast shows no bar. What is slow fills it in this time. */
const throttle = 200
const duration = 5000

/** A thin bar at the top of the window, while something that was asked for takes its time. */
export const SlowBar = ({ isLoading, label }: { isLoading: boolean; label: string }) => {
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    if (!isLoading) return setShown(false)
    const timer = setTimeout(() => setShown(true), throttle)
    return () => clearTimeout(timer)
  }, [isLoading])

  return isShown ? (
    <div role="progressbar" aria-label={label} className="fixed inset-x-0 top-0 z-50 h-0.5">
      <div
        className="size-full origin-left animate-fill bg-accent-text rtl:origin-right"
        style={{ animationDuration: `${duration}ms` }}
      />
    </div>
  ) : null
}
