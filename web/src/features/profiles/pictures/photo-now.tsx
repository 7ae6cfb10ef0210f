import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { fullName } from '../../../lib/person-name.ts'
import { initials } from '../../../ui/media/initials.ts'
import { PictureView } from '../components/picture-view.tsx'

/** The photo as on the poster: the cutout, the photo, or the initials. */
export const PhotoNow = ({ athlete }: { athlete: Athlete }) => {
  const { photo, first_name, last_name } = athlete
  return (
    <div className="relative grid aspect-4/5 w-[min(10rem,56vw)] shrink-0 place-items-center overflow-clip rounded-md bg-poster text-on-poster sm:w-52">
      {photo ? (
        <PictureView
          picture={photo.cutout ?? photo}
          alt={`Photo of ${fullName(athlete)}`}
          sizes="208px"
          className={`absolute inset-0 size-full ${photo.cutout ? 'object-contain object-bottom' : 'object-cover object-top'}`}
        />
      ) : (
        <span aria-hidden="true" className="display text-[4rem] leading-none">
          {initials(first_name, last_name)}
        </span>
      )}
    </div>
  )
}
