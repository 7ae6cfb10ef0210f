export interface ServiceDoor {
  to: string
  /** Its name among the four. */
  label: string
}

/** The addresses of the four services, for pages that only link to them. */
export const serviceDoors = {
  forAthletes: { to: '/services/for-athletes', label: 'For athletes' },
  forParents: { to: '/services/for-parents', label: 'For parents' },
  forColleges: { to: '/services/for-colleges', label: 'For colleges' },
  forCoaches: { to: '/services/for-coaches', label: 'For coaches' },
}
