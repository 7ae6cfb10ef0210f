import { createFileRoute, Outlet } from '@tanstack/react-router'
import { guarded } from '../shell/guarded.ts'

/** RCC-06: people without access go home. An unverified coach goes to the status, which says what is missing. */
export const Route = createFileRoute('/recruiting-center')({
  beforeLoad: guarded('recruiting'),
  component: Outlet,
})
