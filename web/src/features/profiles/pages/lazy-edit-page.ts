import { lazyRouteComponent } from '@tanstack/react-router'

/** Only people who may edit a page load its editor. */
export const AthleteEditPage = lazyRouteComponent(() => import('./athlete-edit-page.tsx'), 'AthleteEditPage')
