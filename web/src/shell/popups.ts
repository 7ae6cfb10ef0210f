import { createStore, useStore } from '../lib/store.ts'

/** The screens that open over any page; at most one at a time. */
export type Popup = 'login'

const popup = createStore<Popup | null>(null)

export const openPopup = (name: Popup): void => popup.set(name)
export const closePopup = (): void => popup.set(null)
export const usePopup = (): Popup | null => useStore(popup, null)
