import { errorCodes } from './errors.kinds.ts'

export const profilesErrors = errorCodes({
  /** The family has hidden the page. */
  athlete_hidden: 'forbidden',
  /** Someone else changed the section since it was read. */
  section_changed: 'conflict',
  assistant_attempts_used: 'too_many_requests',
  assistant_away: 'unavailable',
  /** An uploaded picture was already used, or is older than a day. */
  picture_gone: 'invalid',
  /** The gallery of a free page is full. A package has more room. */
  photos_need_package: 'invalid',
  /** Many pictures were uploaded, and none of them were used. */
  too_many_unused_pictures: 'too_many_requests',
  /** No person can be separated from the background. */
  no_figure_found: 'invalid',
  drive_pick_ended: 'bad_request',
  drive_nothing_picked: 'forbidden',
  drive_not_confirmed: 'bad_request',
  drive_away: 'unavailable',
})
