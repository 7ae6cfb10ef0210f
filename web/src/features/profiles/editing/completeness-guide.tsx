import { Button } from '../../../ui/actions/button.tsx'
import { Progress } from '../../../ui/feedback/progress.tsx'
import { completeness } from './completeness.ts'
import { useEditing } from './frame/editing.ts'
import { focusFirstField } from './frame/focus-first-field.ts'

/** What is missing, and why coaches care. */
export const CompletenessGuide = ({ today }: { today: string }) => {
  const { athlete, open, setOpen } = useEditing()
  const { percent, next } = completeness(athlete, today)
  const start = (section: string) => {
    const place = document.getElementById(section)
    // A missing photo has no editor to open: its place is already visible.
    if (open.has(section) || section === 'photo') focusFirstField(place?.querySelector('form') ?? place)
    else setOpen(section, true)
  }
  return (
    <section
      id="guide"
      aria-labelledby="completeness"
      className="grid gap-5 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      <div className="grid gap-3">
        <h2 id="completeness" className="text-d3">
          {next.length > 0 ? 'What would help most' : 'Your page is complete'}
        </h2>
        <Progress label="How complete your page is" value={percent} isLabelHidden />
        <p className="text-small text-muted" role="status">
          {next.length > 0 ? `${percent}% complete` : 'Keep it fresh: add seasons and games as they come.'}
        </p>
      </div>
      {next.length > 0 && (
        <ol className="border-t border-line">
          {next.map(({ section, title, reason }) => (
            <li
              key={title}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3.5 last:border-b-0 last:pb-0"
            >
              <div className="min-w-0 grow basis-56">
                <p className="font-semibold">{title}</p>
                <p className="text-small text-muted">{reason}</p>
              </div>
              <Button size="sm" isOutlined aria-label={`Do it: ${title}`} onClick={() => start(section)}>
                Do it
              </Button>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
