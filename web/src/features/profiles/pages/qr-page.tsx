import type { Athlete } from '@fieldhouse/contract/profiles.document'
import type { Sport } from '@fieldhouse/contract/profiles.sport'
import { Printer } from 'lucide-react'
import { fullName } from '../../../lib/person-name.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { AnchorButton } from '../../../ui/actions/link-button.tsx'
import { nameScale } from '../../../ui/layout/name-fit.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { paperAddress } from '../papers/paper-address.ts'

interface QrPageProps {
  athlete: Athlete
  sport: Pick<Sport, 'title'>
  siteOrigin: string
}

/** One sheet for a locker, a folder, or a table at an event. It shows no more than the page it links to. */
export const QrPage = ({ athlete, sport, siteOrigin }: QrPageProps) => {
  const name = fullName(athlete)
  const facts = [sport.title, athlete.class && `Class of ${athlete.class}`].filter(Boolean).join(', ')
  return (
    <main
      id="content"
      tabIndex={-1}
      className="wrap grid grow content-start justify-items-center gap-8 bg-bg py-8 text-center text-text outline-none sm:py-12 print:py-0 print:scheme-light!"
    >
      <div className="flex w-full flex-wrap justify-between gap-3 print:hidden">
        <AnchorButton isOutlined href={`/${athlete.slug}`}>
          Back to the page
        </AnchorButton>
        <Button onClick={() => window.print()}>
          <Icon of={Printer} />
          Print
        </Button>
      </div>
      <div className="grid max-w-full gap-3">
        <h1 className="text-d1 wrap-anywhere">
          <bdi className={nameScale(name)}>{name}</bdi>
        </h1>
        <p className="text-lead text-muted">{facts}</p>
      </div>
      <img
        src={paperAddress(athlete.id, 'qr.svg')}
        alt={`QR code that opens the page of ${name}`}
        width={440}
        height={440}
        className="aspect-square w-full max-w-110 rounded-md print:max-w-[5.5in]"
      />
      <div className="grid max-w-full gap-2">
        <p className="text-muted">Point your phone’s camera at the code, or type this address:</p>
        <p className="text-lead font-semibold wrap-anywhere">
          {new URL(siteOrigin).host}/{athlete.slug}
        </p>
      </div>
    </main>
  )
}
