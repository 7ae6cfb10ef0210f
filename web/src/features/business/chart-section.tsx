import type { BusinessChart } from '@fieldhouse/contract/business'
import { Download } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { AnchorButton } from '../../ui/actions/link-button.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { chartFile } from './business.api.ts'
import type { BusinessSearch } from './business-search.ts'
import type { Headline } from './headlines.ts'

interface ChartSectionProps extends Headline {
  /** The file of this chart, and its name. */
  file?: { chart: BusinessChart; name: string; search: BusinessSearch } | undefined
  children: ReactNode
}

/** A chart under its finding, with its file. */
export const ChartSection = ({ title, note, file, children }: ChartSectionProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0 break-inside-avoid">
      <div className="flex items-start justify-between gap-4">
        <div className="grid min-w-0 gap-1">
          <h2 id={id} className="text-d3 wrap-anywhere">
            {title}
          </h2>
          <p className="max-w-[65ch] text-ui text-muted">{note}</p>
        </div>
        {file && (
          <span className="shrink-0 print:hidden">
            <AnchorButton
              size="sm"
              isOutlined
              href={chartFile(file.chart, file.search)}
              download
              aria-label={`${file.name} as CSV`}
            >
              <Icon of={Download} size="sm" />
              CSV
            </AnchorButton>
          </span>
        )}
      </div>
      <div className="mt-5">{children}</div>
    </section>
  )
}

/** What the drawing leaves out. */
export const Rest = ({ children }: { children: string }) =>
  children ? <p className="mt-3 text-small text-muted">{children}</p> : null
