import { nameScale } from '../../../ui/layout/name-fit.ts'
import { matchedParts } from '../matched-parts.ts'

interface AthleteNameProps {
  name: string
  /** The typed text, which is highlighted in the name. */
  typed: string
}

export const AthleteName = ({ name, typed }: AthleteNameProps) => {
  let place = 0
  return (
    <bdi className={nameScale(name)}>
      {matchedParts(name, typed).map(({ text, isMatch }) => {
        const key = place
        place += text.length
        return isMatch ? (
          <mark key={key} className="name-match">
            {text}
          </mark>
        ) : (
          <span key={key}>{text}</span>
        )
      })}
    </bdi>
  )
}
