import { createFileRoute, Outlet } from '@tanstack/react-router'
import { guarded } from '../shell/guarded.ts'

/** RCC-06: for families and coaches. Whose center it is, and whether it is open, is decided with the list. */
export const Route = createFileRoute('/recruiting-center')({
  beforeLoad: guarded('check-recruiting'),
  component: Outlet,
})
