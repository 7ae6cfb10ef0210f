import type { AthletePage } from '../athlete-page.ts'
import type { Gender } from '../lists.ts'
import type { Details } from './details.ts'

/** The inputs for the sections of an invented athlete. */
export interface Profile {
  readonly page: AthletePage
  readonly details: Details
  readonly gender: Gender
  readonly name: { readonly first_name: string; readonly last_name: string }
  /** How good an athlete is, and stays, in the sport: a bell curve around 0. */
  readonly talent: number
}
