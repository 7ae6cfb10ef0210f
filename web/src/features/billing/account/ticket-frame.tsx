import type { PackageKey } from '@fieldhouse/contract/billing'
import type { ReactNode } from 'react'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { nameScale } from '../../../ui/layout/name-fit.ts'
import { NameParts } from '../../../ui/layout/name-parts.tsx'
import { packageTheme } from '../package-theme.ts'
import type { PackageOwner } from './payment.api.ts'

interface TicketFrameProps {
  athleteName: string
  title: string
  /** Its color. Null is plain. */
  packageKey: PackageKey | null
  note?: string | null
  children: ReactNode
}

/** A package's poster with its facts beside it, or below on a phone. */
export const TicketFrame = ({ athleteName, title, packageKey, note, children }: TicketFrameProps) => (
  <article
    aria-label={`${title}, ${athleteName}`}
    className="grid grid-cols-[minmax(0,1fr)] overflow-clip rounded-lg border border-line bg-surface sm:grid-cols-[15rem_minmax(0,1fr)]"
  >
    <div
      data-theme={packageKey ? packageTheme[packageKey] : 'black'}
      className="flex min-w-0 flex-col gap-2 bg-poster p-5 text-on-poster sm:p-6"
    >
      <p className="label wrap-anywhere text-poster-second">
        <span className={nameScale(athleteName)}>
          <NameParts name={athleteName} />
        </span>
      </p>
      <h3 className="text-d2 leading-[.95] text-balance">{title}</h3>
      {note && <p className="mt-auto pt-2 text-ui text-poster-second sm:pt-8">{note}</p>}
    </div>
    <div className="grid min-w-0 content-start gap-5 p-5 sm:p-6">{children}</div>
  </article>
)

/** For an athlete who never had a package. */
export const NoTicket = ({ owner: { id, name } }: { owner: PackageOwner }) => (
  <TicketFrame athleteName={name} title="No package yet" packageKey={null}>
    <p className="text-ui text-pretty text-muted">
      The page with 5 photos is free and stays free. See what a package adds.
    </p>
    <div>
      <LinkButton to="/packages" search={{ athlete: id }}>
        Choose a package<span className="sr-only"> for {name}</span>
      </LinkButton>
    </div>
  </TicketFrame>
)
