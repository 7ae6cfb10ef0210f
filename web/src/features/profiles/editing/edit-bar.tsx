import { useRef } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { tabStrip, useChosenInView } from '../../../ui/navigation/tab-strip.ts'
import { useSectionInView } from '../components/section-in-view.ts'

interface EditBarProps {
  sections: readonly { key: string; title: string }[]
  onPreview: () => void
}

/** Always visible: the sections to edit, and a link to the public view. */
export const EditBar = ({ sections, onPreview }: EditBarProps) => {
  const strip = useRef<HTMLDivElement>(null)
  useChosenInView(strip)
  useSectionInView(
    strip,
    sections.map(({ key }) => key),
  )
  return (
    <div className="sticky top-0 z-20 border-y border-line bg-bg">
      <div className="wrap flex min-h-14 items-center gap-4 sm:min-h-16 sm:gap-6">
        <nav
          aria-label="Sections"
          className="min-w-0 flex-1 max-lg:mask-[linear-gradient(90deg,currentColor_86%,transparent)]"
        >
          <div ref={strip} data-strip="" data-sections="" className={`${tabStrip} w-fit max-w-full`}>
            {sections.map(({ key, title }) => (
              <a key={key} href={`#${key}`}>
                {title}
              </a>
            ))}
          </div>
        </nav>
        <Button isOutlined onClick={onPreview}>
          Preview
        </Button>
      </div>
    </div>
  )
}
