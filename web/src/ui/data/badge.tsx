interface BadgeProps {
  count: number
  /** What it counts, with the full number: “120 unread”. */
  label?: string | undefined
  isZeroShown?: boolean | undefined
}

/** A small count. Above 99 it shows 99+, but a screen reader announces the full number. */
export const Badge = ({ count, label, isZeroShown = false }: BadgeProps) => {
  const isShown = count > 0 || (count === 0 && isZeroShown)
  if (!isShown) return null
  return (
    <span className="badge">
      <span aria-hidden="true" dir="ltr">
        {count > 99 ? '99+' : count}
      </span>
      <span className="sr-only">{label ?? count}</span>
    </span>
  )
}
