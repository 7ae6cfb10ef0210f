import { Check, CircleAlert, Info, X } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Icon } from '../media/icon.tsx'
import { classNames } from '../style/class-names.ts'
import { toasts } from './toast.ts'
import type { Toast, ToastTone } from './toast-store.ts'
import { useSwipe } from './use-swipe.ts'

const none: readonly Toast[] = []
const icons = { success: Check, info: Info, error: CircleAlert } satisfies Record<ToastTone, unknown>

interface ToasterProps {
  label?: string | undefined
  dismissLabel?: string | undefined
}

/**
 * Over everything else, and never over the buttons at the bottom of the window: above the footer of a form. If there
 * are many toasts, or the text is large, they scroll, so there is always a way to close them.
 */
const regionClassName =
  'pointer-events-none fixed inset-x-[min(1rem,4vw)] bottom-[calc(max(1rem,env(safe-area-inset-bottom))+var(--bottom-bar))] z-60 flex max-h-[60dvh] flex-col-reverse overflow-y-auto overscroll-contain sm:end-6 sm:bottom-[calc(1.5rem+var(--bottom-bar))] lg:bottom-[calc(1.5rem+var(--bottom-bar)+var(--save-footer))]'

/** At the end of the window, or at its start while a dialog is in that corner. */
const stackClassName = 'flex flex-col items-center sm:items-end sm:[html[data-corner-dialog]_&]:items-start'

/** On a phone, a sheet, a dialog, and a form have their buttons at the bottom. So the toast is on top. */
const onTopClassName =
  'max-lg:[html:is([data-dialog],[data-save-footer])_&]:top-[max(0.5rem,env(safe-area-inset-top))] max-lg:[html:is([data-dialog],[data-save-footer])_&]:bottom-auto'

/**
 * Mounted one time. Its live regions exist before the first toast, or that one would not be announced. It is part of
 * the page's first scripts, because it has to work without a connection.
 */
export const Toaster = ({ label = 'Notifications', dismissLabel = 'Dismiss' }: ToasterProps) => {
  const all = useSyncExternalStore(toasts.subscribe, toasts.current, () => none)
  const region = useRef<HTMLElement>(null)
  const focusedBefore = useRef<HTMLElement>(null)

  useEffect(() => {
    const reach = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.querySelector('button')?.focus()
    }
    addEventListener('keydown', reach)
    return () => removeEventListener('keydown', reach)
  }, [])

  const dismiss = (id: number) => {
    toasts.dismiss(id)
    focusedBefore.current?.focus()
  }

  const list = (tones: readonly ToastTone[]) =>
    all
      .filter(({ tone }) => tones.includes(tone))
      .map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          dismissLabel={dismissLabel}
          onDismiss={() => dismiss(toast.id)}
        />
      ))

  return (
    <section
      ref={region}
      aria-label={label}
      aria-keyshortcuts="F8"
      onPointerEnter={toasts.pause}
      onPointerLeave={toasts.resume}
      onFocus={({ currentTarget, relatedTarget }) => {
        toasts.pause()
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          focusedBefore.current = relatedTarget
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) toasts.resume()
      }}
      onKeyDown={({ key, target }) => {
        const id = key === 'Escape' && target instanceof Element && target.closest('[data-toast]')
        if (id) dismiss(Number(id.getAttribute('data-toast')))
      }}
      className={classNames(regionClassName, onTopClassName)}
    >
      {/* One part, so the newest is in view and the others are above it. */}
      <div>
        <div aria-live="polite" className={stackClassName}>
          {list(['success', 'info'])}
        </div>
        <div aria-live="assertive" className={stackClassName}>
          {list(['error'])}
        </div>
      </div>
    </section>
  )
}

interface ToastCardProps {
  toast: Toast
  dismissLabel: string
  onDismiss: () => void
}

const ToastCard = ({ toast, dismissLabel, onDismiss }: ToastCardProps) => {
  const { id, text, tone, action, isBrief, isLeaving } = toast
  return (
    <div
      data-toast={id}
      inert={isLeaving}
      {...useSwipe(onDismiss)}
      className="pointer-events-auto mt-2 flex min-h-11 max-w-[min(26rem,100%)] shrink-0 touch-pan-y flex-wrap items-center justify-end gap-x-2.5 rounded-md bg-text ps-[min(1rem,4vw)] pe-1.5 text-ui font-medium text-bg shadow-float transition-[opacity,translate] duration-(--medium) ease-out inert:opacity-0 starting:translate-y-2 starting:opacity-0"
    >
      {/* With large text on a phone, the buttons go below it. */}
      <span className={classNames('flex flex-1 items-center gap-2.5', !isBrief && 'min-w-[min(11rem,100%)]')}>
        <Icon of={icons[tone]} />
        <span className="min-w-0 py-2.5 pe-2.5">{text}</span>
      </span>
      {action && (
        <button
          type="button"
          onClick={() => {
            action.onPress()
            onDismiss()
          }}
          className="min-h-8 shrink-0 rounded-sm px-2.5 font-semibold underline underline-offset-4 outline-current hover:opacity-80 touch:min-h-11"
        >
          {action.label}
        </button>
      )}
      {!isBrief && (
        <button
          type="button"
          aria-label={dismissLabel}
          onClick={onDismiss}
          className="grid size-8 shrink-0 place-items-center rounded-sm outline-current hover:opacity-80 touch:size-11"
        >
          <Icon of={X} />
        </button>
      )}
    </div>
  )
}
