import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { closePopup, currentPopup, openPopup, type Popup, watchPopup } from '../popups.ts'

interface PopupPageProps {
  popup: Popup
  /** The page behind it. */
  children: ReactNode
}

/** A popup with an address of its own (ACC-10, ACC-11). With the last popup closed, the address is that of home. */
export const PopupPage = ({ popup, children }: PopupPageProps) => {
  const navigate = useNavigate()
  const [own] = useState(popup)

  useEffect(() => {
    openPopup(own)
    const stop = watchPopup(() => {
      if (currentPopup() === null) void navigate({ to: '/', replace: true })
    })
    return () => {
      stop()
      if (currentPopup() === own) closePopup()
    }
  }, [own, navigate])

  return children
}
