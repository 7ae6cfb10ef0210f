/** SHL-06: what loads fast shows no bar. */
export const slowBarThrottle = 200
/** What is slow fills it in this time. */
export const slowBarDuration = 5000

/** Also shown before anything is hydrated. */
export const slowBarLook = {
  bar: 'fixed inset-x-0 top-0 z-50 h-0.5',
  fill: 'size-full origin-left animate-fill bg-accent-text rtl:origin-right',
}
