import { Columns4, X } from 'lucide-react'
import { Button } from '../../../ui/actions/button.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { usePageMark } from '../../../ui/layout/use-page-mark.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { numberWord } from '../list/matches-words.ts'
import { type Compared, compareSearch, mostCompared } from './compare-choice.ts'

interface CompareTrayProps {
  compared: Compared
  /** The page that compares, without its colleges. */
  path: string
}

/** At the bottom of the window from the first college on, with room for four. On a phone, one button with the count. */
export const CompareTray = ({ compared: { chosen, toggle, clear }, path }: CompareTrayProps) => {
  usePageMark('saveFooter', chosen.length > 0)
  if (chosen.length === 0) return null
  const room = mostCompared - chosen.length
  const address = { to: path, search: compareSearch(chosen) as never }
  return (
    <>
      {/* The end of the page stays readable above the tray. */}
      <div aria-hidden="true" className="h-20 print:hidden" />
      <section
        aria-label="Compare"
        className="pointer-events-none fixed inset-x-0 bottom-(--bottom-bar) z-2 print:hidden"
      >
        <div className="pointer-events-auto hidden items-center gap-3 bg-text px-(--gutter) py-3.5 text-bg menu:flex">
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari removes the role of a list without bullets. */}
          <ul role="list" className="grid min-w-0 grow grid-cols-4 gap-3">
            {chosen.map((college) => (
              <li
                key={college.id}
                className="flex min-h-12 min-w-0 items-center gap-3 rounded-sm bg-bg/14 ps-4 pe-1"
              >
                <b className="display text-d3 leading-none">{college.total}</b>
                <span className="min-w-0 grow font-display text-ui leading-[1.1] font-semibold uppercase">
                  {college.name}
                </span>
                <Button
                  variant="borderless"
                  isIcon
                  aria-label={`Take out ${college.name}`}
                  onClick={() => toggle(college)}
                >
                  <Icon of={X} size="sm" />
                </Button>
              </li>
            ))}
            {room > 0 && (
              <li className="flex min-h-12 min-w-0 items-center justify-center rounded-sm border border-dashed border-bg/45 px-4 text-ui">
                Room for {numberWord(room)} more
              </li>
            )}
          </ul>
          <Button variant="borderless" size="sm" onClick={clear}>
            Clear
          </Button>
          <LinkButton {...address} variant="white" size="lg">
            Compare {chosen.length}
          </LinkButton>
        </div>
        <div className="flex justify-end px-5 pb-4 menu:hidden">
          <span className="pointer-events-auto rounded-sm shadow-float-lg">
            <LinkButton {...address} size="lg">
              <Icon of={Columns4} />
              Compare {chosen.length}
            </LinkButton>
          </span>
        </div>
      </section>
    </>
  )
}
