import { videoOf } from '@fieldhouse/contract/profiles.video'
import { AppError } from '../../../platform/app-error.ts'

/** We would store a link to a video that we can't show, and nobody would see it. */
export const assertFilm = (field: string, link: string): void => {
  if (videoOf(link)) return
  const text = 'We can’t play this link. Paste one from YouTube, Vimeo or Hudl, or a link to an mp4.'
  throw new AppError('invalid', { errors: { [field]: [text] } })
}
