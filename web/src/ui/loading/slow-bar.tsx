import { useEffect, useState } from 'react'
import { slowBarDuration, slowBarLook, slowBarThrottle } from './slow-bar-look.ts'

/** A thin bar at the top of the window, while something that was asked for takes its time. */
export const SlowBar = ({ isLoading, label }: { isLoading: boolean; label: string }) => {
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    if (!isLoading) return setShown(false)
    const timer = setTimeout(() => setShown(true), slowBarThrottle)
    return () => clearTimeout(timer)
  }, [isLoading])

  return isShown ? (
    <div role="progressbar" aria-label={label} className={slowBarLook.bar}>
      <div className={slowBarLook.fill} style={{ animationDuration: `${slowBarDuration}ms` }} />
    </div>
  ) : null
}
