import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { Share2 } from 'lucide-react'
import { useRef } from 'react'
import { fullName } from '../../../lib/person-name.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { AnchorButton } from '../../../ui/actions/link-button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { tabStrip, useChosenInView } from '../../../ui/navigation/tab-strip.ts'
import { sharePage } from '../share-page.ts'
import { useSectionInView } from './section-in-view.ts'

interface AthleteBarProps {
  athlete: Athlete
  /** The sections on the page. */
  sections: readonly { key: string; title: string }[]
  onEdit: () => void
}

/** Always visible: whose page it is, its sections, and the main action. */
export const AthleteBar = ({ athlete, sections, onEdit }: AthleteBarProps) => {
  const { first_name, last_name, number, can } = athlete
  const strip = useRef<HTMLDivElement>(null)
  useChosenInView(strip)
  useSectionInView(
    strip,
    sections.map(({ key }) => key),
  )
  return (
    <div className="sticky top-0 z-20 border-y border-line bg-bg print:hidden">
      <div className="wrap flex min-h-14 items-center gap-4 sm:min-h-16 sm:gap-6">
        <span className="hidden max-w-56 items-center gap-3 font-display text-[1.25rem] leading-none font-bold uppercase lg:flex">
          {number && (
            <b className="rounded-xs bg-poster px-[7px] py-1 text-[1.125rem] text-on-poster">{number}</b>
          )}
          <span className="min-w-0 truncate">
            {Array.from(first_name)[0]}. {last_name}
          </span>
        </span>
        <nav
          aria-label="Sections"
          className="min-w-0 flex-1 max-lg:mask-[linear-gradient(90deg,currentColor_86%,transparent)]"
        >
          <div ref={strip} data-strip="" data-sections="" className={`${tabStrip} mx-auto w-fit max-w-full`}>
            {sections.map(({ key, title }) => (
              <a key={key} href={`#${key}`}>
                {title}
              </a>
            ))}
          </div>
        </nav>
        <Button
          variant="borderless"
          isIcon
          aria-label="Share this page"
          onClick={() => void sharePage(fullName(athlete))}
        >
          <Icon of={Share2} />
        </Button>
        {can.edit ? (
          <Button onClick={onEdit}>Edit</Button>
        ) : (
          <AnchorButton href="#contacts">
            <span className="max-w-52 truncate">
              Contact<span className="max-lg:sr-only"> {first_name}</span>
            </span>
          </AnchorButton>
        )}
      </div>
    </div>
  )
}
