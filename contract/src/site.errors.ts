import { errorCodes } from './errors.kinds.ts'

export const siteErrors = errorCodes({
  /** Someone else changed this part of the site in the meantime. */
  site_changed: 'conflict',
  /** This text was written for an older version of the product, which had other fields. */
  site_version_too_old: 'conflict',
})
