import { createFileRoute, Outlet } from '@tanstack/react-router'
import { guarded } from '../shell/guarded.ts'

/** RCC-06: whoever may not pass goes home. */
export const Route = createFileRoute('/recruiting-center')({
  beforeLoad: guarded('recruiting'),
  component: Outlet,
})
