import { FieldLines } from '../../../ui/forms/field-lines.tsx'
import { Figure } from '../../../ui/media/figure.tsx'

/** What the account is good for, beside the form if there is room. */
export const AccessPoster = () => (
  <div className="relative isolate hidden overflow-hidden bg-poster text-on-poster lg:block">
    <div className="absolute inset-0 -z-20 text-poster-deep">
      <FieldLines />
    </div>
    <div className="absolute inset-x-0 bottom-0 -z-10 h-[400px]">
      <Figure of="basketball-female-shot" viewBox="6 -50 740 790" />
    </div>
    <p className="display px-8 pt-9 text-[3.25rem] leading-[.86] tracking-[-.02em] text-balance">
      Your Profile Page Gets You In The Game
    </p>
  </div>
)
