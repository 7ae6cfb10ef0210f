import { lazyRouteComponent } from '@tanstack/react-router'

/** Only success coaches load it. */
export const LazyRosterBar = lazyRouteComponent(() => import('./components/roster-bar.tsx'), 'RosterBar')
