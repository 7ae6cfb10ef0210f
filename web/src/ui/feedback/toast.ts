import { createToastStore, type ToastOptions } from './toast-store.ts'

/** The one all parts of a page write to. */
export const toasts = createToastStore()

/** Says that something happened, from anywhere: `toast('Link copied')`. Gives what `toast.dismiss` takes. */
export const toast = Object.assign(
  (text: string, options?: ToastOptions): number => toasts.show(text, options),
  {
    saved: (): number => toasts.show('Saved', { lasts: 1000 }),
    deleted: (): number => toasts.show('Deleted', { lasts: 1000 }),
    error: (text: string): number => toasts.show(text, { tone: 'error' }),
    dismiss: (id: number): void => toasts.dismiss(id),
  },
)
