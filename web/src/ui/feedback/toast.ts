import { createToastStore, type ToastOptions } from './toast-store.ts'

/** The page's shared store. */
export const toasts = createToastStore()

/** Shows a message from anywhere: `toast('Link copied')`. Returns the id for `toast.dismiss`. */
export const toast = Object.assign(
  (text: string, options?: ToastOptions): number => toasts.show(text, options),
  {
    saved: (): number => toasts.show('Saved', { lasts: 1000 }),
    deleted: (): number => toasts.show('Deleted', { lasts: 1000 }),
    error: (text: string): number => toasts.show(text, { tone: 'error' }),
    dismiss: (id: number): void => toasts.dismiss(id),
  },
)
