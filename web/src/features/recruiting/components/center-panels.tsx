import type { ReactNode } from 'react'
import { classNames } from '../../../ui/style/class-names.ts'

interface CenterPanelsProps {
  label: string
  results: ReactNode
  /** False while it is closed. */
  log: ReactNode
  /** Null while nobody is selected. */
  chat: ReactNode
}

/** Edge to edge, with a thin line between and separate scrolling. Below lg one at a time. */
export const CenterPanels = ({ label, results, log, chat }: CenterPanelsProps) => (
  <div className="grid h-full grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_auto_auto] lg:grid-rows-[minmax(0,1fr)]">
    <section
      aria-label={label}
      className={classNames(
        '@container relative min-w-0 lg:overflow-y-auto',
        log || chat ? 'max-lg:hidden' : null,
      )}
    >
      {results}
    </section>
    {log && (
      <section
        aria-label="Activity Log"
        className={classNames(
          'flex min-h-0 flex-col border-line bg-surface lg:w-88 lg:border-s',
          chat ? 'max-lg:hidden' : null,
        )}
      >
        {log}
      </section>
    )}
    {chat && <div className="flex min-h-0 flex-col border-line lg:w-98 lg:border-s">{chat}</div>}
  </div>
)
