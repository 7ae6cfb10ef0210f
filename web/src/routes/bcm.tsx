import { createFileRoute, Outlet } from '@tanstack/react-router'
import { guarded } from '../shell/guarded.ts'

/**
 * BCM-04: for families and success coaches. Whose matches they are, and whether they are open, is decided with the page.
 * The teaser is also for visitors, so its routes are outside of this one.
 */
export const Route = createFileRoute('/bcm')({
  beforeLoad: guarded('check-auth'),
  component: Outlet,
})
