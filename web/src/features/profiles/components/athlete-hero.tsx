import type { Athlete } from '@fieldhouse/contract/profiles'
import { CourtLines } from '../../../ui/court-lines.tsx'
import { initials } from '../../../ui/initials.ts'
import { fullName, nameLook, playsAs } from '../athlete-words.ts'

/** A line never begins with the dot. */
const dot = '\u00a0\u00a0•\u00a0 '

/** The poster: the name, and behind it the number, or the letters of the name while there is none. */
export const AthleteHero = ({ athlete }: { athlete: Athlete }) => {
  const { first_name, last_name, number, photo, sport } = athlete
  return (
    <section className="relative isolate overflow-hidden bg-poster text-on-poster">
      {sport.key === 'basketball' && (
        <div className="absolute inset-y-0 end-0 -z-30 w-full max-w-[62rem] text-poster-deep">
          <CourtLines />
        </div>
      )}
      <span
        aria-hidden="true"
        data-mark={number || initials(first_name, last_name)}
        className="absolute end-[3%] -bottom-[.12em] -z-20 font-display text-[min(88vw,40rem)] leading-[.76] font-bold tracking-[-.045em] text-poster-deep select-none before:content-[attr(data-mark)]"
      />
      {photo && (
        <img
          src={photo.url}
          alt=""
          className="absolute end-0 bottom-0 -z-10 h-[70%] max-w-[70%] object-contain object-bottom sm:end-[6%] sm:h-[92%] sm:max-w-[46%]"
        />
      )}
      <div className="wrap grid min-h-[26rem] content-end gap-5 pt-40 pb-9 sm:min-h-[34rem] sm:gap-7 sm:pb-14">
        <p className="font-display text-d4 font-semibold tracking-[.02em] uppercase">
          {playsAs(athlete).join(dot)}
        </p>
        <h1 className={`-ms-[.03em] max-w-full tracking-[-.02em] ${nameLook(fullName(athlete))}`}>
          <bdi className="block">{first_name}</bdi> <bdi className="block">{last_name}</bdi>
        </h1>
      </div>
    </section>
  )
}
