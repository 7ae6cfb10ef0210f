import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { AnchorButton } from '../actions/link-button.tsx'
import { Icon } from '../media/icon.tsx'
import { nameScale } from './name-fit.ts'

interface QrSheetProps {
  title: string
  facts: ReactNode
  back: { href: string; label: string }
  /** A square. */
  code: ReactNode
  /** The address in the code, to type by hand. */
  address: string
}

/** One sheet for a locker, a folder, or a table at an event. */
export const QrSheet = ({ title, facts, back, code, address }: QrSheetProps) => (
  <main
    id="content"
    tabIndex={-1}
    className="wrap grid grow grid-cols-[minmax(0,1fr)] content-start justify-items-center gap-8 bg-bg py-8 text-center text-text outline-none sm:py-12 print:py-0 print:scheme-light!"
  >
    <div className="flex w-full flex-wrap justify-between gap-3 print:hidden">
      <AnchorButton isOutlined href={back.href}>
        {back.label}
      </AnchorButton>
      <Button onClick={() => window.print()}>
        <Icon of={Printer} />
        Print
      </Button>
    </div>
    <div className="grid max-w-full gap-3">
      <h1 className="text-d1 wrap-anywhere">
        <bdi className={nameScale(title)}>{title}</bdi>
      </h1>
      <p className="text-lead text-muted">{facts}</p>
    </div>
    <div className="w-full max-w-110 print:max-w-[5.5in]">{code}</div>
    <div className="grid max-w-full gap-2">
      <p className="text-muted">Point your phone’s camera at the code, or type this address:</p>
      <p className="text-lead font-semibold wrap-anywhere">{address}</p>
    </div>
  </main>
)
