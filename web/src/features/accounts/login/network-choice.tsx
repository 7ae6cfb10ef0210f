import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { SocialButton } from '../social/social-button.tsx'
import { TextButton } from './text-button.tsx'
import type { LoginNetworks } from './use-networks.ts'

/** Google first, and the others on request. */
export const NetworkChoice = ({ networks, isLoading, start, busy }: LoginNetworks) => {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const first = networks.find((network) => network === 'google') ?? networks[0]
  if (isLoading) return <Skeleton className="h-12" />
  if (first === undefined) return null
  const others = networks.filter((network) => network !== first)
  const button = (network: typeof first) => (
    <SocialButton
      key={network}
      network={network}
      verb="Sign in"
      isBusy={busy === network}
      onPress={() => start(network)}
    />
  )
  return (
    <div className="grid gap-3">
      {button(first)}
      <div ref={list} id={id} className="grid gap-3 empty:hidden">
        {isOpen && others.map(button)}
      </div>
      {others.length > 0 && !isOpen && (
        <p className="justify-self-center">
          <TextButton
            aria-expanded={false}
            aria-controls={id}
            // The field keeps the focus: the person has not left it, so it shows no error yet.
            onMouseDown={(event) => event.preventDefault()}
            onClick={({ currentTarget }) => {
              const hadFocus = document.activeElement === currentTarget
              flushSync(() => setOpen(true))
              // For keyboard users the button is gone, so the first of the others gets the focus.
              if (hadFocus) list.current?.querySelector('button')?.focus()
            }}
          >
            See other options
          </TextButton>
        </p>
      )}
      <p className="flex items-center gap-4 text-small text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        or
      </p>
    </div>
  )
}
