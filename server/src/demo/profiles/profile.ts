import type { AthletePage } from '../athlete-page.ts'
import type { Gender } from '../lists.ts'
import type { Details } from './details.ts'

/** What the sections of an invented athlete are drawn from. */
export interface Profile {
  readonly page: AthletePage
  readonly details: Details
  readonly gender: Gender
  readonly name: { readonly first_name: string; readonly last_name: string }
  /** How good somebody is, and stays, among all of the sport: bell-shaped around 0. */
  readonly talent: number
}
