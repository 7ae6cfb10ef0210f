import { lazyRouteComponent } from '@tanstack/react-router'

/** Only those who may change a page load what it takes. */
export const AthleteEditPage = lazyRouteComponent(() => import('./athlete-edit-page.tsx'), 'AthleteEditPage')
