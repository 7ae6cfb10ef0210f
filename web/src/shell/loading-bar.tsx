import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** SHL-06: a fast page shows no bar. A slow one fills it in this time. */
const throttle = 200
const duration = 5000

/** Moves while the next page loads. */
export const LoadingBar = () => {
  const isLoading = useRouterState({ select: (state) => state.status === 'pending' })
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    if (!isLoading) return setShown(false)
    const timer = setTimeout(() => setShown(true), throttle)
    return () => clearTimeout(timer)
  }, [isLoading])

  return isShown ? (
    <div role="progressbar" aria-label="Loading the page" className="fixed inset-x-0 top-0 z-50 h-0.5">
      <div
        className="size-full origin-left animate-fill bg-accent-text rtl:origin-right"
        style={{ animationDuration: `${duration}ms` }}
      />
    </div>
  ) : null
}
