import { ArrowLeft } from 'lucide-react'
import { useClientClock } from '../../../../lib/client-time.ts'
import { clockAt, dateAt, dayOf } from '../../../../lib/dates.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { usePageMark } from '../../../../ui/layout/use-page-mark.ts'
import { Icon } from '../../../../ui/media/icon.tsx'

interface SurveyBarProps {
  savedAt: string | null
  isChanged: boolean
  isReadOnly: boolean
  isSaving: boolean
  /** On a phone the map is below, so the count is here too. */
  count: string | null
  onBack: (() => void) | null
  /** What the button does, as in “Save, next: campus”. */
  action: string
  /** Only shows the next step: nothing can be saved. */
  onNext: (() => void) | null
  now: number
}

/** As in “Saved 2:41 pm”, and with the day if that was not today. */
const useSavedWords = (savedAt: string | null, now: number): string | null => {
  const clock = useClientClock()
  if (savedAt === null) return null
  const isToday = dateAt(savedAt, clock) === dateAt(now, clock)
  return isToday ? `Saved ${clockAt(savedAt, clock)}` : `Saved ${dayOf(savedAt, clock)}`
}

/** Always in sight: back, when it was saved, and on. */
export const SurveyBar = ({
  savedAt,
  isChanged,
  isReadOnly,
  isSaving,
  count,
  onBack,
  action,
  onNext,
  now,
}: SurveyBarProps) => {
  const saved = useSavedWords(savedAt, now)
  usePageMark('saveFooter')
  return (
    <div className="sticky bottom-(--bottom-bar) z-10 col-span-full grid gap-2 border-t border-line bg-surface px-(--gutter) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:flex md:items-center md:gap-4 md:px-10 print:hidden">
      <p className="flex flex-wrap justify-between gap-x-4 text-small text-muted md:order-1 md:grow">
        <span>
          {isReadOnly
            ? 'You can read everything here.'
            : isChanged
              ? 'Not saved yet.'
              : saved
                ? `${saved}.`
                : 'Each step is saved.'}
          {!isReadOnly && !isChanged && (
            <span className="max-sm:sr-only"> You can stop here and come back.</span>
          )}
        </span>
        {count && <b className="font-semibold text-text md:hidden">{count}</b>}
      </p>
      <div className="flex flex-wrap gap-2.5 md:contents">
        {onBack && (
          <div className="md:order-0">
            <Button variant="borderless" size="lg" onClick={onBack}>
              <Icon of={ArrowLeft} />
              Back
            </Button>
          </div>
        )}
        <div className="grow md:order-2 md:grow-0">
          {onNext ? (
            <Button size="lg" isBlock onClick={onNext}>
              {action}
            </Button>
          ) : (
            <Button type="submit" size="lg" isBlock isBusy={isSaving}>
              {action}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
